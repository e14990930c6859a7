import { seatState, whereIs } from '../../arena';
import { directionsOf, kindOf } from '../../catalog/cards';
import { RESOURCES, type Resource } from '../../catalog/ids';
import type { CardId, ProgrammedCard } from '../../state';
import { directionAt } from './geography';
import { tokenCode, type Move, type Pawn } from './pawn';
import type { Prospects } from './prospects';
import { step, worthAtEnd } from './step';

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
    move: undefined,
  };
  pawn.worth = worthAtEnd(on, pawn);
  return pawn;
}

/** Beam search over one's own cards and directions: the best plans, best first. */
export function searchPlans(
  on: Prospects,
  { cards, turns, width, plans, repeats = false }: SearchOptions,
): Plan[] {
  const moves = movesOf(cards, repeats);
  let beam: Pawn[] = [pawnOf(on)];
  for (let turn = 0; turn < turns; turn++) {
    const found = new Map<number, Pawn>();
    for (const pawn of beam) {
      for (const move of moves) {
        if (!isFree(move, pawn.used)) continue;
        const next = step(on, pawn, move);
        const key = likeness(next);
        const other = found.get(key);
        if (other === undefined || next.worth > other.worth) found.set(key, next);
      }
    }
    beam = [...found.values()].sort((a, b) => b.worth - a.worth).slice(0, turn < turns - 1 ? width : plans);
  }
  return beam.map((pawn) => ({ program: programOf(pawn), worth: pawn.worth }));
}

interface FreeMove extends Move {
  /** Bit of the card that must be used before: of two alike the first, else the same plan would be found twice. */
  readonly after: number;
}

function isFree({ bit, after }: FreeMove, used: number): boolean {
  return (used & bit) === 0 && (used & after) === after;
}

function movesOf(cards: readonly CardId[], repeats: boolean): FreeMove[] {
  return cards.flatMap((card, i) => {
    const kind = kindOf(card);
    const twin = repeats || card === kind ? -1 : cards.indexOf(kind);
    return directionsOf(kind).map((_, way) => ({
      ...{ card, kind, way },
      bit: repeats ? 0 : 1 << i,
      after: twin < 0 ? 0 : 1 << twin,
    }));
  });
}

/** Equal for pawns that can go on in the same ways. */
function likeness(pawn: Pawn): number {
  let key = pawn.zone + 25 * (pawn.energy + 10 * (pawn.credits + 10 * pawn.hp));
  key = key * 256 + pawn.used;
  key = key * 4 + Math.min(3, pawn.turrets);
  return key * 8 + Math.min(7, pawn.mines);
}

/** What a given program is worth by the same reckoning, after something is paid. */
export function worthOf(
  on: Prospects,
  program: readonly ProgrammedCard[],
  paid: Partial<Record<Resource, number>> = {},
): number {
  let pawn = pawnOf(on);
  for (const resource of RESOURCES) pawn[resource] -= paid[resource] ?? 0;
  for (const { card, direction } of program) {
    const kind = kindOf(card);
    pawn = step(on, pawn, { card, kind, way: directionsOf(kind).indexOf(direction), bit: 0 });
  }
  return pawn.worth;
}

function programOf(pawn: Pawn): ProgrammedCard[] {
  const program: ProgrammedCard[] = [];
  for (let at: Pawn | undefined = pawn; at?.move; at = at.before) {
    const { card, kind, way } = at.move;
    program.unshift({ card, direction: directionAt(kind, way) });
  }
  return program;
}
