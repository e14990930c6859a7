import { Match, quickRandom, shuffled, type Position, type Verdict } from '../../../../shared/core';
import {
  BUILDINGS,
  CARDS,
  KINDS,
  PLACES,
  RIVAL,
  western,
  type BossId,
  type BuildingId,
  type CardId,
  type DecisionKind,
  type DuelStep,
  type Industry,
  type IndustryRank,
  type Kind,
  type LocationId,
  type Open,
  type Phase,
  type Place,
  type Player,
  type SeatState,
  type Side,
  type SpotKind,
  type WesternConfig,
  type WesternDecisions,
  type WesternEvent,
  type WesternTypes,
} from '../../../../shared/games/western';
import { begin } from '../../../../shared/games/western/setup';

/**
 * A position and what is done in it, readable at a glance:
 *
 *     const s = west({
 *       mats: 'saloon:A bank sheriff courthouse:B hideout',
 *       porches: { 2: 'landOffice' },
 *       gaps: '2H 3K 5T 1S 4T 4K',
 *       A: { influence: '1/4/1', card: '4S', posses: '1 influence right' },
 *       dice: [4, 2],
 *     });
 *     s.places('A', '2 porch').converts('A', 1);
 *     expect(s.influence('A')).toBe('3/4/0');
 *
 * Seats are letters, in the order of the mats that carry them; R is the Rival of a solo match. It is A's turn in
 * round 1 unless said otherwise. Spots are "place spot side"; a wounded posse lies there with an `x` in front.
 */
export type Letter = 'A' | 'B' | 'C' | 'D' | 'R';

export interface SeatSetup {
  boss?: BossId;
  /** Law / force / gold. */
  influence?: string;
  card?: CardId;
  /** The card was shown before. */
  shown?: true;
  given?: string;
  posses?: string;
  /** Posses still to be placed. */
  ready?: number;
  third?: true;
  truce?: true;
  wonDuel?: true;
  /** Owned and not yet on the porch; what lies on the own porch is owned anyway. */
  fresh?: string;
}

export interface Setup extends Partial<Record<'A' | 'B' | 'C' | 'D', SeatSetup>> {
  /** Places 1 to 5; "bank:A" is the Bank with A's colour up. */
  mats?: string;
  /** What is for sale at places 1 to 5; `-` is an empty slot. */
  slots?: string;
  /** Buildings on porches, the top one last. */
  porches?: Record<number, string>;
  /** g0 to g5. */
  gaps?: string;
  rival?: { cards?: string; posses?: string; fresh?: string };
  /** The tops of piles, next card first. */
  deck?: string;
  /** The deck has these cards and no more. */
  onlyDeck?: string;
  draw?: string;
  discard?: string;
  used?: string;
  phase?: Phase;
  round?: number;
  dealer?: Letter;
  active?: Letter;
  wanted?: Letter;
  industries?: Partial<Record<Industry, IndustryRank>>;
  lastSpot?: string;
  dice?: number[];
  rivalDice?: number[];
  config?: Partial<WesternConfig>;
}

const SEED = '5ca1ab1e'.repeat(8);
/** They do nothing between the deal and the end of a round, unless something was bought. */
const DULL_BOSSES: BossId[] = ['scout', 'gambler', 'rancher', 'banker'];

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

export function playerOf(letter: Letter): Player {
  return letter === 'R' ? RIVAL : 'ABCD'.indexOf(letter);
}

function words<T extends string>(text = ''): T[] {
  return text.split(/[\s,]+/).filter((word) => word !== '') as T[];
}

function readSpot(text: string): { place: Place; spot: SpotKind; side?: Side } {
  const [place, spot, side] = words(text);
  return { place: Number(place), spot: spot as SpotKind, side: side as Side | undefined };
}

function tellSpot({ place, spot, side }: { place: Place; spot: SpotKind; side?: Side }): string {
  return [place, spot, side].filter((part) => part !== undefined).join(' ');
}

const DEFAULT_MATS: Record<number, string> = {
  1: 'saloon:A bank sheriff courthouse:R hideout',
  2: 'saloon:A bank sheriff courthouse:B hideout',
  3: 'saloon:A bank:B sheriff courthouse:C hideout',
  4: 'saloon:A bank:B sheriff courthouse:C hideout:D',
};

/** A match from its very start. */
export function newMatch(config: WesternConfig, seed = SEED): Scenario {
  return new Scenario({ state: begin(config, seed), asked: [], inputs: [] }, config);
}

export function west(setup: Setup = {}): Scenario {
  const seats = isSolo(setup) ? 1 : setup.D ? 4 : setup.C ? 3 : 2;
  const letters = (['A', 'B', 'C', 'D'] as const).slice(0, seats);
  const config: WesternConfig = { seats, ...setup.config };
  const state = begin(config, SEED);
  const { open } = state;
  const mats = words(setup.mats ?? DEFAULT_MATS[seats]);
  open.mats = ['townHall', ...mats].map((text, place) => {
    const [id, letter] = text.split(':') as [LocationId, Letter | undefined];
    return {
      id,
      owner: letter && playerOf(letter),
      slot: undefined,
      porch: words<BuildingId>(setup.porches?.[place]),
    };
  });
  const placeOf = (player: Player) => open.mats.findIndex((mat) => mat.owner === player);
  const named = new Set<CardId>(
    words<CardId>(
      [
        ...[setup.gaps, setup.rival?.cards, setup.draw, setup.discard, setup.used],
        ...letters.flatMap((letter) => [setup[letter]?.card, setup[letter]?.given]),
      ]
        .filter((text) => text !== undefined)
        .join(' '),
    ),
  );
  const rest = shuffled(CARDS, quickRandom(1)).filter((card) => !named.has(card));
  const next = () => rest.pop()!;
  const cards = (text: string | undefined, count: number): CardId[] =>
    text === undefined ? Array.from({ length: count }, next) : words<CardId>(text);

  open.gaps = cards(setup.gaps, 6);
  const solo = isSolo(setup);
  state.hidden.rival = cards(setup.rival?.cards, solo ? 2 : 1);
  const used = words<CardId>(setup.used);
  state.hidden.discard = [...words<CardId>(setup.discard), ...used];
  open.used = used;
  Object.assign(open, {
    phase: setup.phase ?? 'place',
    round: setup.round ?? 1,
    dealer: playerOf(setup.dealer ?? 'A'),
    active: playerOf(setup.active ?? setup.dealer ?? 'A'),
    wanted: setup.wanted && playerOf(setup.wanted),
    industries: { ...open.industries, ...setup.industries },
    lastSpot: setup.lastSpot ? readSpot(setup.lastSpot) : undefined,
  });
  const isRevealed = open.phase === 'resolution' || open.phase === 'buy';
  open.rival = {
    place: solo ? placeOf(RIVAL) : undefined,
    placed: 0,
    buildings: solo ? [...open.mats[placeOf(RIVAL)]!.porch, ...words<BuildingId>(setup.rival?.fresh)] : [],
    fresh: words(setup.rival?.fresh),
    cards: state.hidden.rival.length,
    shown: isRevealed ? state.hidden.rival.slice() : state.hidden.rival.slice(1),
  };
  open.seats.forEach((_, seat) => {
    const one = setup['ABCD'[seat] as 'A'] ?? {};
    const [law, force, gold] = (one.influence ?? '1/1/1').split('/').map(Number);
    const placed = words(one.posses?.replaceAll(' ', '')).length;
    const place = placeOf(seat);
    const card = one.card ?? next();
    const given = words<CardId>(one.given);
    state.hidden.discard.push(...given);
    const fresh = words<BuildingId>(one.fresh);
    const third = one.third ?? false;
    const ready =
      one.ready ?? (['hire', 'place'].includes(open.phase) ? Math.max(1, 2 + Number(third) - placed) : 0);
    open.seats[seat] = {
      boss: one.boss ?? DULL_BOSSES[seat],
      place,
      influence: { law: law!, force: force!, gold: gold! },
      ready,
      placed,
      third,
      thirdNext: false,
      dealt: 2,
      card: one.shown || isRevealed ? card : undefined,
      truce: one.truce ?? false,
      wonDuel: one.wonDuel ?? false,
      buildings: [...open.mats[place]!.porch, ...fresh],
      fresh,
    };
    state.secrets[seat] = {
      bosses: [open.seats[seat].boss!],
      hand: [],
      card,
      given,
      returned: [],
      peeked: undefined,
    };
  });
  const putPosses = (player: Player, text: string | undefined) => {
    (text ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '')
      .forEach((one, i) => {
        const spot = readSpot(one.replace('x', ''));
        const wounded = one.startsWith('x');
        open.posses.push({
          player,
          number: i + 1,
          place: spot.place,
          spot: spot.spot,
          side: spot.side,
          wounded,
        });
      });
  };
  open.seats.forEach((_, seat) => putPosses(seat, setup['ABCD'[seat] as 'A']?.posses));
  putPosses(RIVAL, setup.rival?.posses);
  open.rival.placed = open.posses.filter(({ player }) => player === RIVAL).length;

  const top = words<CardId>(setup.draw);
  state.hidden.draw = [...rest, ...top.toReversed()];
  if (setup.draw !== undefined && setup.discard !== undefined) state.hidden.draw = top.toReversed();
  setUpBuildings(state, setup);
  open.deckCount = state.hidden.deck.length;
  open.drawCount = state.hidden.draw.length;
  open.discardCount = state.hidden.discard.length;
  const draws = {
    duelDice: (setup.dice ?? []).map((die) => die - 1),
    rivalDice: (setup.rivalDice ?? []).map((die) => die - 1),
  };
  return new Scenario({ state, asked: [], inputs: [], draws }, config);
}

function isSolo(setup: Setup): boolean {
  return setup.config?.seats === 1;
}

/** What is named nowhere is for sale or in the deck. */
function setUpBuildings(state: ReturnType<typeof begin>, setup: Setup): void {
  const { open, hidden } = state;
  const slots = words<BuildingId | '-'>(setup.slots);
  const top = words<BuildingId>(setup.onlyDeck ?? setup.deck);
  const taken = new Set<string>([
    ...slots,
    ...top,
    ...open.mats.flatMap(({ porch }) => porch),
    ...open.seats.flatMap(({ fresh }) => fresh),
    ...open.rival.fresh,
  ]);
  const rest = shuffled(BUILDINGS, quickRandom(2)).filter((id) => !taken.has(id));
  PLACES.forEach((place, i) => {
    const slot = slots[i];
    open.mats[place]!.slot = slot === undefined ? rest.pop() : slot === '-' ? undefined : slot;
  });
  hidden.deck = setup.onlyDeck === undefined ? [...rest, ...top.toReversed()] : top.toReversed();
}
