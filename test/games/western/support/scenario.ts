import { Match, type Position, type Verdict } from '../../../../shared/core';
import {
  KINDS,
  western,
  type DecisionKind,
  type DuelStep,
  type Kind,
  type Open,
  type Phase,
  type Place,
  type SeatState,
  type Side,
  type SpotKind,
  type WesternConfig,
  type WesternDecisions,
  type WesternEvent,
  type WesternTypes,
} from '../../../../shared/games/western';
import {
  DRAWN_SEED,
  drawnPosition,
  playerOf,
  readSpot,
  type Letter,
  type SeatSetup,
  type Setup,
} from '../../../../shared/games/western/drawn/position';
import { begin } from '../../../../shared/games/western/setup';

export { playerOf, type Letter, type SeatSetup, type Setup };

/**
 * A drawn position (shared/games/western/drawn) and what is done in it, readable at a glance:
 *
 *     const s = west({ gaps: '2H 3K 5T 1S 4T 4K', A: { influence: '1/4/1', card: '4S' }, dice: [4, 2] });
 *     s.places('A', '2 porch').converts('A', 1);
 *     expect(s.influence('A')).toBe('3/4/0');
 */
export class Scenario {
  readonly match: Match<WesternTypes>;

  constructor(position: Position<WesternTypes>, config: WesternConfig) {
    this.match = Match.resume(western, config, position);
  }

  get open(): Open {
    return this.match.state.open;
  }

  seat(letter: Letter): SeatState {
    return this.open.seats[playerOf(letter)]!;
  }

  /** "law/force/gold". */
  influence(letter: Letter): string {
    const { influence } = this.seat(letter);
    return KINDS.map((kind) => influence[kind]).join('/');
  }

  asked(letter: Letter): DecisionKind | undefined {
    return this.match.decision(playerOf(letter))?.kind;
  }

  about<K extends DecisionKind>(letter: Letter, kind: K): WesternDecisions[K]['about'] {
    this.options(letter, kind);
    return this.match.decision(playerOf(letter))!.about;
  }

  options<K extends DecisionKind>(letter: Letter, kind: K): WesternDecisions[K]['answer'][] {
    const decision = this.match.decision(playerOf(letter));
    if (decision?.kind !== kind)
      throw new Error(`${letter} is asked ${decision?.kind ?? 'nothing'}, not ${kind}. ${this.told()}`);
    return [...(decision.options ?? [])] as WesternDecisions[K]['answer'][];
  }

  /** What is played when time runs out. */
  fallback<K extends DecisionKind>(letter: Letter, kind: K): WesternDecisions[K]['answer'] {
    this.options(letter, kind);
    return this.match.decision(playerOf(letter))!.fallback;
  }

  /** Gives an answer that must be accepted. */
  answers<K extends DecisionKind>(letter: Letter, kind: K, answer: WesternDecisions[K]['answer']): this {
    const verdict = this.tries(letter, kind, answer);
    if (!verdict.ok)
      throw new Error(
        `${letter}'s ${kind} ${JSON.stringify(answer)} is ${verdict.code}; options: ${JSON.stringify(this.options(letter, kind))}`,
      );
    return this;
  }

  tries(letter: Letter, kind: DecisionKind, answer: unknown): Verdict {
    this.options(letter, kind);
    const seat = playerOf(letter);
    return this.match.submit({ type: 'answer', seat, id: this.match.decision(seat)!.id, answer });
  }

  /** "2 porch", "1 influence left". */
  places(letter: Letter, spot: string): this {
    return this.answers(letter, 'place', readSpot(spot));
  }

  /** The spots offered, as "place spot side". */
  spots(letter: Letter): string[] {
    return this.options(letter, 'place').map(tellSpot);
  }

  takes(letter: Letter, ...kinds: Kind[]): this {
    return this.answers(letter, 'wild', kinds);
  }

  converts(letter: Letter, count: number): this {
    return this.answers(letter, 'convert', count);
  }

  duels(letter: Letter, act: DuelStep['act'], pay?: Kind): this {
    return this.answers(letter, 'duel', (pay ? { act, pay } : { act }) as DuelStep);
  }

  buys(letter: Letter, place: Place | null, waive?: Kind[]): this {
    const kind = this.asked(letter) === 'leftover' ? 'leftover' : 'buy';
    return this.answers(letter, kind, place === null ? null : waive ? { place, waive } : { place });
  }

  /** Everybody answers as time running out would, until it stands at such a moment (or the match is over). */
  runsTo(isThere: (s: Scenario) => boolean): this {
    for (let answers = 0; !isThere(this) && !this.match.isOver; answers++) {
      if (answers > 500) throw new Error('It never comes to that.');
      const seat = this.match.waitingFor()[0]!;
      const { id, fallback } = this.match.decision(seat)!;
      this.match.submit({ type: 'answer', seat, id, answer: fallback });
    }
    return this;
  }

  runsToPhase(...phases: Phase[]): this {
    return this.runsTo(({ open }) => phases.includes(open.phase));
  }

  runsToRound(round: number): this {
    return this.runsTo(({ open }) => open.round === round);
  }

  runsToKind(kind: DecisionKind): this {
    return this.runsTo(({ match }) => match.waitingFor().some((seat) => match.decision(seat)!.kind === kind));
  }

  events<E extends WesternEvent['type']>(type: E): Extract<WesternEvent, { type: E }>[] {
    return this.match.events.filter((event) => event.type === type) as Extract<WesternEvent, { type: E }>[];
  }

  /** Posses of a player, "x" for a wounded one: ["x1 influence left"]. */
  posses(letter: Letter): string[] {
    const player = playerOf(letter);
    return this.open.posses
      .filter((posse) => posse.player === player)
      .map((posse) => `${posse.wounded ? 'x' : ''}${tellSpot(posse)}`);
  }

  mat(place: Place) {
    return this.open.mats[place]!;
  }

  private told(): string {
    return `Phase ${this.open.phase}, asked: ${this.match
      .waitingFor()
      .map((seat) => `${'ABCD'[seat]} ${this.match.decision(seat)!.kind}`)
      .join()}`;
  }
}

function tellSpot({ place, spot, side }: { place: Place; spot: SpotKind; side?: Side }): string {
  return [place, spot, side].filter((part) => part !== undefined).join(' ');
}

/** A match from its very start. */
export function newMatch(config: WesternConfig, seed = DRAWN_SEED): Scenario {
  return new Scenario({ state: begin(config, seed), asked: [], inputs: [] }, config);
}

export function west(setup: Setup = {}): Scenario {
  const { config, position } = drawnPosition(setup);
  return new Scenario(position, config);
}
