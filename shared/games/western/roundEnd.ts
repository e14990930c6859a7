import type { Flow } from '../../core';
import { drawBuilding } from './piles';
import { isSolo, matAt } from './ring';
import { figuresOf } from './ruleset';
import { endMatch } from './score';
import { PLACES, type Place } from './state';
import type { WesternTable } from './types';

/** W12: posses go home, slots are refilled, the dealer token passes; or the game is over (W13.1). */
export function* endRound(g: WesternTable): Flow<void> {
  const { open } = g;
  const isLast = open.round === figuresOf(g.config).rounds;
  const early = !isLast && !refillSlots(g); // S58
  g.emit({ type: 'roundEnded', round: open.round, early });
  goHome(g);
  if (isLast || early) return endMatch(g);
  if (!isSolo(open)) open.dealer = (open.dealer + 1) % open.seats.length; // W12.4, S104
  open.round++;
  open.phase = 'deal';
}

/** W12.3, S57: places 1 to 5 in order. Says whether no slot is left empty. */
function refillSlots(g: WesternTable): boolean {
  for (const place of PLACES) if (!matAt(g.open, place).slot) refill(g, place);
  return PLACES.every((place) => matAt(g.open, place).slot);
}

/** On a neutral mat the porch building moves into the slot, and a new one goes on the porch. */
function refill(g: WesternTable, place: Place): void {
  const mat = matAt(g.open, place);
  const fromPorch = mat.owner === undefined ? mat.porch.pop() : undefined;
  mat.slot = fromPorch ?? drawBuilding(g);
  if (!mat.slot) return;
  g.emit({ type: 'slotRefilled', place, building: mat.slot });
  if (mat.owner !== undefined) return;
  const building = drawBuilding(g);
  if (!building) return;
  mat.porch.push(building);
  g.emit({ type: 'porchRefilled', place, building });
}

/** W12.2 */
function goHome(g: WesternTable): void {
  const { open, secrets } = g;
  const { readyPosses } = figuresOf(g.config);
  open.posses = [];
  open.lastSpot = undefined;
  open.used = [];
  open.returned = [];
  open.rival.placed = 0;
  open.rival.shown = [];
  open.rival.cards = 0;
  for (const state of open.seats) {
    state.third = state.thirdNext;
    state.thirdNext = false;
    state.ready = readyPosses + Number(state.third);
    state.placed = 0;
    state.card = undefined;
    state.truce = false;
    state.wonDuel = false;
  }
  for (const secret of secrets) {
    secret.hand = [];
    secret.card = undefined;
    secret.given = [];
    secret.returned = [];
    secret.peeked = undefined;
  }
}
