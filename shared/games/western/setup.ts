import { must, shuffled, startRandom, times, type Flow, type Seat } from '../../core';
import { BOSSES, BUILDINGS, LOCATIONS, type BossId } from './catalog/ids';
import { askAll } from './decisions';
import { countPiles, drawBuilding, STREAMS } from './piles';
import { isSolo, matAt, seatState, secretOf } from './ring';
import { figuresOf } from './ruleset';
import { PLACES, RIVAL, SHERIFF, type Place, type Player, type Secret, type WesternState } from './state';
import { ringOf, startingOpen, startingRival, startingSeat } from './startingTable';
import type { WesternConfig, WesternTable } from './types';

/** W2: set-up, in order. The state before it. */
export function begin(config: WesternConfig, seed: string): WesternState {
  return {
    open: startingOpen(config),
    secrets: times(config.seats, startingSecret),
    hidden: { deck: [], draw: [], discard: [], rival: [] },
    random: startRandom(seed),
  };
}

function startingSecret(): Secret {
  return { bosses: [], hand: [], card: undefined, given: [], returned: [], peeked: undefined };
}

/** Everything that is shuffled before the first question, so that later boundaries are plain state. */
export function* setUp(g: WesternTable): Flow<void> {
  dealMats(g);
  dealBosses(g);
  dealBuildings(g);
  const { open } = g;
  open.dealer = isSolo(open) ? 0 : g.random.stream(STREAMS.dealer).below(open.seats.length); // W2.6, S104
  g.emit({
    type: 'matchStarted',
    seats: open.seats.length,
    dealer: open.dealer,
    mats: open.mats.map((mat) => mat.id),
    owners: open.mats.map((mat) => mat.owner ?? null),
  });
  for (const place of PLACES) announceBuildings(g, place);
  g.emit({ type: 'bossesDealt', count: secretOf(g, 0).bosses.length });
  open.phase = 'bosses';
}

/** W2.1, S1: who has which mat is drawn, not chosen. In solo the Rival has one as a second player would (W14.1). */
function dealMats(g: WesternTable): void {
  const { open, config, random } = g;
  const stream = random.stream(STREAMS.mats);
  const locations = shuffled(LOCATIONS, stream);
  const players: Player[] = config.seats === 1 ? [0, RIVAL] : times(config.seats, (seat) => seat);
  const inMatch = shuffled(LOCATION_PLACES, stream)
    .slice(0, players.length)
    .sort((a, b) => a - b);
  const first = stream.below(players.length);
  const placeOf = (i: number) => must(inMatch[(first + i) % players.length], 'mat of this player');
  open.mats = ringOf(locations, (place) => players.find((_, i) => placeOf(i) === place));
  players.forEach((player, i) => {
    if (player === RIVAL) open.rival = startingRival(placeOf(i));
    else open.seats[player] = startingSeat(config, placeOf(i));
  });
}

const LOCATION_PLACES: readonly Place[] = PLACES.filter((place) => place !== SHERIFF);

/** S2: with the option `bosses: random` there is nothing to choose. */
export function bossesDealt(config: WesternConfig): number {
  return config.bosses === 'random' ? 1 : figuresOf(config).bossesDealt;
}

/** W2.4 */
function dealBosses(g: WesternTable): void {
  const { config, secrets, random } = g;
  const count = bossesDealt(config);
  const bosses = shuffled(BOSSES, random.stream(STREAMS.bosses));
  secrets.forEach((secret, seat) => {
    secret.bosses = bosses.slice(seat * count, (seat + 1) * count);
  });
}

/** W2.5, W14.1 */
function dealBuildings(g: WesternTable): void {
  const { open, hidden, config, random } = g;
  hidden.deck = shuffled(BUILDINGS, random.stream(STREAMS.buildings));
  const next = () => must(drawBuilding(g), 'building in the deck');
  for (const place of PLACES) matAt(open, place).slot = next(); // S3
  matAt(open, SHERIFF).porch.push(next()); // S4
  for (const place of LOCATION_PLACES) {
    const mat = matAt(open, place);
    if (mat.owner === undefined) mat.porch.push(next());
  }
  const { place: home } = open.rival;
  if (home !== undefined) {
    const count = figuresOf(config).rivalBuildings[config.difficulty ?? 'learner'];
    open.rival.buildings = times(count, next);
    matAt(open, home).porch = open.rival.buildings.slice(); // S104: the last one is the top
  }
  countPiles(g);
}

function announceBuildings(g: WesternTable, place: Place): void {
  const { slot, porch } = matAt(g.open, place);
  g.emit({ type: 'buildingDealt', place, to: 'slot', building: must(slot, 'building for sale') });
  for (const building of porch) g.emit({ type: 'buildingDealt', place, to: 'porch', building });
}

/** W2.4: all at once, and shown together. */
export function* chooseBosses(g: WesternTable): Flow<void> {
  const { open, secrets } = g;
  const bosses = secrets.every(({ bosses: dealt }) => dealt.length === 1)
    ? secrets.map(({ bosses: dealt }) => dealt[0] as BossId) // S2: nothing to choose
    : yield* askAll<'boss'>(
        secrets.map(({ bosses: dealt }, seat: Seat) => ({
          seat,
          kind: 'boss',
          about: NOTHING,
          pace: 'long',
          options: dealt,
          fallback: () => dealt[0] as BossId,
        })),
      );
  bosses.forEach((boss, seat) => {
    seatState(open, seat).boss = boss;
  });
  g.emit({ type: 'bossesRevealed', bosses: bosses.slice() });
  open.round = 1;
  open.phase = 'deal';
}

const NOTHING = {};
