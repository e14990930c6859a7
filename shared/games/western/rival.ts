import { must, type Flow } from '../../core';
import { INDUSTRIES, type BuildingId, type Industry } from './catalog/ids';
import type { SpotChoice } from './decisions';
import { canAdvance, moveToken } from './industries';
import { STREAMS } from './piles';
import { putPosse } from './placement';
import { holderOf, isOn, matAt, nextPlace, seatState } from './ring';
import { buildingOf, figuresOf } from './ruleset';
import { PLACES, RIVAL, SHERIFF, type Open, type Place } from './state';
import type { WesternTable } from './types';

/** W14: the Rival of a solo match, seat 0's only opponent. */
const HUMAN = 0;

/** W14.3, S80: after each posse of the human the Rival places one. */
export function* rivalPlaces(g: WesternTable): Flow<void> {
  const { open } = g;
  const die = 1 + g.random.stream(STREAMS.rivalDice).below(figuresOf(g.config).dieSides);
  g.emit({ type: 'rivalRolled', die });
  const choice = rivalChoice(open, die);
  if (choice) {
    open.rival.placed++;
    yield* putPosse(g, RIVAL, open.rival.placed, choice); // it gains nothing from the spot (W14.4, S105)
  } else g.emit({ type: 'rivalHeldBack' });
  const isDone = seatState(open, HUMAN).ready === 0;
  open.active = isDone ? undefined : HUMAN;
  open.phase = isDone ? 'reveal' : 'place';
}

/** Where the Rival goes on a roll; nowhere if a truce leaves nothing (S84). */
export function rivalChoice(open: Open, die: number): SpotChoice | undefined {
  const follows = die > PLACES.length;
  const last = must(open.lastSpot, 'spot that was placed on last');
  let place = follows ? last.place : die;
  if (follows && !isOn(open, RIVAL, place) && mayTake(open, last)) return withRightSide(last); // S82, S83, S200
  for (let tried = 0; tried < PLACES.length; tried++) {
    const choice = preferredSpot(open, place);
    if (!isOn(open, RIVAL, place) && mayTake(open, choice)) return choice;
    place = nextPlace(place); // S81
  }
  return undefined;
}

/** S84: while the human has a truce the Rival cannot duel. */
function mayTake(open: Open, { place, spot }: Pick<SpotChoice, 'place' | 'spot'>): boolean {
  return !seatState(open, HUMAN).truce || holderOf(open, place, spot)?.player !== HUMAN;
}

function withRightSide({ place, spot }: NonNullable<Open['lastSpot']>): SpotChoice {
  return { place, spot, side: spot === 'influence' ? 'right' : undefined };
}

/** W14.3: the right side of the influence spot, a grey porch, or leftover. */
function preferredSpot(open: Open, place: Place): SpotChoice {
  if (place === SHERIFF) return { place, spot: 'leftover', side: undefined };
  if (matAt(open, place).owner === undefined) return { place, spot: 'porch', side: undefined };
  return { place, spot: 'influence', side: 'right' };
}

/** W14.8, S90: without paying, the building with the most VP where it has a posse; the first clockwise among equals. */
export function rivalBuys(g: WesternTable): void {
  const { open, config } = g;
  let best: Place | undefined;
  let most = 0;
  for (const place of PLACES) {
    const { slot } = matAt(open, place);
    if (!slot || !isOn(open, RIVAL, place)) continue;
    const { vp } = buildingOf(config, slot);
    if (vp > most) {
      best = place;
      most = vp;
    }
  }
  if (best === undefined) {
    g.emit({ type: 'buyPassed', player: RIVAL });
    return;
  }
  const mat = matAt(open, best);
  const building = must(mat.slot, 'building for sale');
  mat.slot = undefined;
  open.rival.buildings.push(building);
  open.rival.fresh.push(building);
  g.emit({ type: 'buildingBought', player: RIVAL, building, place: best });
}

/** W14.9, S91: by the icons of what it has just bought, then of its stack from the top down. */
export function rivalAdvances(g: WesternTable): void {
  const { open, config } = g;
  const home = must(open.rival.place, 'mat of the Rival');
  const inOrder: BuildingId[] = open.rival.fresh.concat(matAt(open, home).porch.slice().reverse());
  const wishes: Industry[] = inOrder.flatMap((id) => buildingOf(config, id).icons).concat(INDUSTRIES);
  const industry = wishes.find((one) => canAdvance(g, one));
  moveToken(g, RIVAL, must(industry, 'industry that can advance'));
}
