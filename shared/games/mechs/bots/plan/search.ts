import { seatState, whereIs } from '../../arena';
import { kindOf } from '../../catalog/cards';
import type { CardId, ProgrammedCard } from '../../state';
import { tokenCode, type Pawn } from './pawn';
import type { Prospects } from './prospects';
import { step, worthAtEnd, type Move } from './step';

export interface Plan {
  readonly program: readonly ProgrammedCard[];
  readonly worth: number;
}

export interface SearchOptions {
  readonly cards: readonly CardId[];
  readonly turns: number;
  /** How many beginnings are followed up after each turn. */
  readonly width: number;
  /** How many plans are wanted. */
  readonly plans: number;
  /** Ad Hoc mode: a card may be played again. */
  readonly repeats?: boolean;
}

const WAYS = 4;

/** The seat as it stands, ready to be moved about. */
export function pawnOf(on: Prospects): Pawn {
  const { open } = on.scene;
  const { energy, credits, hp, status, turrets, mines } = seatState(open, on.seat);
  const tokens = new Int8Array(open.zones.length);
  for (const token of open.tokens) tokens[token.zone] = tokenCode(token.seat, token.kind);
  const pawn: Pawn = {
    zone: whereIs(open, on.seat),
    ...{ energy, credits, hp, status, turrets, mines, tokens },
    emptyMech: open.mech.holder === undefined ? open.mech.zone : -1,
    used: 0,
    bought: 0,
    turn: 0,
    gain: 0,
    weight: 1,
    worth: 0,
    before: undefined,
    card: undefined,
    kind: undefined,
    direction: undefined,
  };
  pawn.worth = worthAtEnd(on, pawn);
  return pawn;
}

/** Beam search over one's own cards and directions: the best plans, best first. */
export function searchPlans(on: Prospects, options: SearchOptions): Plan[] {
  const { turns, width, plans, repeats } = options;
  const moves = movesOf(options.cards);
  let beam: Pawn[] = [pawnOf(on)];
  for (let turn = 0; turn < turns; turn++) {
    const found = new Map<number, Pawn>();
    for (const pawn of beam) {
      for (const move of moves) {
        if (pawn.used & move.bit || (isSecondCopy(move) && !repeats && !(pawn.used & (move.bit >> 1))))
          continue;
        const next = step(on, pawn, repeats ? { ...move, bit: 0 } : move);
        const key = likeness(next);
        const other = found.get(key);
        if (other === undefined || next.worth > other.worth) found.set(key, next);
      }
    }
    beam = [...found.values()].sort((a, b) => b.worth - a.worth).slice(0, turn < turns - 1 ? width : plans);
  }
  return beam.map((pawn) => ({ program: programOf(pawn), worth: pawn.worth }));
}

/** The twin of a doubled card is used only after the first: the other way round is the same plan. */
function isSecondCopy({ card }: Move): boolean {
  return card.endsWith('2');
}

function movesOf(cards: readonly CardId[]): Move[] {
  return cards.flatMap((card, i) =>
    Array.from({ length: WAYS }, (_, way): Move => ({ card, kind: kindOf(card), way, bit: 1 << i })),
  );
}

/** Equal for pawns that can go on in the same ways. */
function likeness(pawn: Pawn): number {
  let key = pawn.zone + 25 * (pawn.energy + 10 * (pawn.credits + 10 * pawn.hp));
  key = key * 256 + pawn.used;
  key = key * 4 + Math.min(3, pawn.turrets);
  return key * 8 + Math.min(7, pawn.mines);
}

/** What a given program is worth by the same reckoning. */
export function worthOf(on: Prospects, program: readonly ProgrammedCard[]): number {
  let pawn = pawnOf(on);
  const moves = movesOf(program.map(({ card }) => card));
  for (const { card, direction } of program) {
    const tried = moves
      .filter((move) => move.card === card)
      .map((move) => step(on, pawn, { ...move, bit: 0 }))
      .find((next) => next.direction === direction);
    if (tried) pawn = tried;
  }
  return pawn.worth;
}

function programOf(pawn: Pawn): ProgrammedCard[] {
  const program: ProgrammedCard[] = [];
  for (let at: Pawn | undefined = pawn; at?.card && at.direction; at = at.before)
    program.unshift({ card: at.card, direction: at.direction });
  return program;
}
