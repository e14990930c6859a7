import { Match, type Position, type Verdict } from '../../../../shared/core';
import {
  mechs,
  zoneName,
  type CardKind,
  type DecisionKind,
  type Direction,
  type MechsConfig,
  type MechsDecisions,
  type MechsEvent,
  type MechsTypes,
  type Open,
  type Secret,
  type SeatState,
  type WeaponId,
  type WeaponPlace,
} from '../../../../shared/games/mechs';
import {
  DRAWN_SEED,
  drawnPosition,
  readProgram,
  seatOf,
  type PositionOptions,
  type SeatLetter,
  type SeatSetup,
  type SeatSetups,
} from '../../../../shared/games/mechs/drawn/position';
import { begin } from '../../../../shared/games/mechs/setup';
import { draw } from './drawing';

export { seatOf, type PositionOptions, type SeatLetter, type SeatSetup };

/**
 * A drawn position (shared/games/mechs/drawn) and what is done in it, readable at a glance:
 *
 *     const s = scenario(`
 *       1e    2c    3e   1c  2e
 *       1b:A  2e:B  4m   1c  1b
 *       2c    1e    2e   3c  1e
 *     `, { A: { pilot: 'tank', weapons: ['pulsePistol'] }, B: { hp: 2 } });
 *     s.plays('A', 'collect', 'east');
 *     s.answers('A', 'attack', { weapon: 'pulsePistol', line: 'normal' });
 *     expect(s).toHaveTracks('B', { hp: 5 });
 */
export class Scenario {
  readonly match: Match<MechsTypes>;
  private seen = 0;

  constructor(position: Position<MechsTypes>, config: MechsConfig) {
    this.match = Match.resume(mechs, config, position);
  }

  get open(): Open {
    return this.match.state.open;
  }

  seat(letter: SeatLetter): SeatState {
    return this.open.seats[seatOf(letter)]!;
  }

  secret(letter: SeatLetter): Secret {
    return this.match.state.secrets[seatOf(letter)]!;
  }

  /** Where a pilot stands, as "C3". */
  where(letter: SeatLetter): string {
    return zoneName(this.seat(letter).zone!);
  }

  /** The kind of decision that a seat is asked now. */
  asked(letter: SeatLetter): DecisionKind | undefined {
    return this.match.decision(seatOf(letter))?.kind;
  }

  /** The options of a seat's pending decision, which must be of that kind. */
  options<K extends DecisionKind>(letter: SeatLetter, kind: K): MechsDecisions[K]['answer'][] {
    const decision = this.match.decision(seatOf(letter));
    if (decision?.kind !== kind)
      throw new Error(`${letter} is asked ${decision?.kind ?? 'nothing'}, not ${kind}.\n${draw(this.open)}`);
    return (decision.options ?? []) as MechsDecisions[K]['answer'][];
  }

  /** Gives an answer that must be accepted. */
  answers<K extends DecisionKind>(letter: SeatLetter, kind: K, answer: MechsDecisions[K]['answer']): this {
    const verdict = this.tries(letter, kind, answer);
    if (!verdict.ok) {
      const options = JSON.stringify(this.options(letter, kind));
      throw new Error(
        `${letter}'s ${kind} ${JSON.stringify(answer)} is ${verdict.code}; options: ${options}\n${draw(this.open)}`,
      );
    }
    return this;
  }

  /** Gives an answer that may be refused. */
  tries(letter: SeatLetter, kind: DecisionKind, answer: unknown): Verdict {
    const seat = seatOf(letter);
    this.options(letter, kind);
    return this.match.submit({ type: 'answer', seat, id: this.match.decision(seat)!.id, answer });
  }

  /** The active seat's Ad Hoc card of this turn. */
  plays(letter: SeatLetter, card: CardKind, direction: Direction): this {
    return this.answers(letter, 'adHocCard', { card, direction });
  }

  /** Locks in a whole program: "collect east, doubleJump north, …". */
  programs(letter: SeatLetter, text: string): this {
    return this.answers(letter, 'program', readProgram(text));
  }

  /** Takes back a simultaneous answer that others still have to follow. */
  retracts(letter: SeatLetter): Verdict {
    const seat = seatOf(letter);
    const id = this.match.view(seat).held?.id ?? 0;
    return this.match.submit({ type: 'retract', seat, id });
  }

  /** Everybody who is asked answers with the fallback. */
  everyoneFallsBack(): this {
    for (const seat of this.match.waitingFor()) {
      const { id, fallback } = this.match.decision(seat)!;
      this.match.submit({ type: 'answer', seat, id, answer: fallback });
    }
    return this;
  }

  /** Attacks with a weapon's line. */
  attacks(
    letter: SeatLetter,
    weapon: WeaponId,
    line: 'normal' | 'power' = 'normal',
    more: { pay?: number; remove?: number } = {},
  ): this {
    return this.answers(letter, 'attack', { weapon, line, ...more });
  }

  arranges(letter: SeatLetter, arrangement: WeaponPlace[]): Verdict {
    return this.match.submit({ type: 'arrange', seat: seatOf(letter), arrangement });
  }

  /** Everything that has happened since the last call (or the start). */
  news(): MechsEvent[] {
    const news = this.match.events.slice(this.seen);
    this.seen = this.match.events.length;
    return news;
  }
}

export function scenario(text: string, setups: SeatSetups = {}, options: PositionOptions = {}): Scenario {
  const { config, position } = drawnPosition(text, setups, options);
  return new Scenario(position, config);
}

/** A match from its very start: set-up is still to come. */
export function newMatch(seats: MechsConfig['seats'], seed = DRAWN_SEED): Scenario {
  return fromTheStart({ seats }, seed);
}

/** The same with pilots chosen, so that the arena lies open (R143). */
export function dealtMatch(seats: MechsConfig['seats'], seed = DRAWN_SEED): Scenario {
  return newMatch(seats, seed).everyoneFallsBack();
}

export function newSoloMatch(seed = DRAWN_SEED): Scenario {
  return fromTheStart({ seats: 3, solo: true }, seed);
}

function fromTheStart(config: MechsConfig, seed: string): Scenario {
  const state = begin(config, seed);
  return new Scenario({ state, asked: state.open.seats.map(() => 0), inputs: [] }, config);
}
