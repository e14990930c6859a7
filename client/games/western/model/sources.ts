import { advance } from '../../../../shared/games/western/advance';
import type { BuildingId } from '../../../../shared/games/western/catalog/ids';
import type { WesternEvent } from '../../../../shared/games/western/events';
import { buildingsUsedBy } from '../../../../shared/games/western/ring';
import { buildingOf, type Ruleset } from '../../../../shared/games/western/ruleset';
import { startingOpen } from '../../../../shared/games/western/startingTable';
import { SHERIFF, type Open, type Place, type Player } from '../../../../shared/games/western/state';
import type { Scene, WesternConfig } from '../../../../shared/games/western/types';
import { comingGains, type Coming } from './comingGains';

type EventOf<Type extends WesternEvent['type']> = Extract<WesternEvent, { type: Type }>;

/** What paid, where the event itself does not name it. */
export interface Source {
  /** The mat whose hand was won. */
  readonly place?: Place;
  /** W8.2: what came at the start of Resolution. */
  readonly coming?: Coming;
}

/** What influence was gained from, by what was told before: `told` ends with the event. */
export function sourceOf(
  { cause, seat }: EventOf<'influenceGained'>,
  told: readonly WesternEvent[],
  ruleset?: Ruleset,
): Source {
  if (cause === 'pot' || cause === 'right') return { place: lastMat(told)?.place };
  if (cause !== 'resolution') return {};
  const scene = sceneAfter(told.slice(0, -1), ruleset);
  return { coming: scene && comingGains(scene, seat) };
}

/** In this Buy phase: what was bought while posses were placed does not count (S48). */
export function hasBought(told: readonly WesternEvent[], player: Player): boolean {
  const from = told.findLastIndex(({ type }) => type === 'hallCompared');
  return told.slice(from + 1).some((event) => event.type === 'buildingBought' && event.player === player);
}

/** W8.6, W10.4, W12.1: what a third posse is gained for. */
export type PosseSource = 'pot' | 'boughtNothing' | BuildingId;

export function posseSourceOf(
  { seat }: EventOf<'thirdPosseGained'>,
  told: readonly WesternEvent[],
  ruleset?: Ruleset,
): PosseSource | undefined {
  const mat = lastMat(told);
  const since = mat ? told.slice(told.lastIndexOf(mat)) : told;
  if (since.some(({ type }) => type === 'hallCompared')) return 'boughtNothing';
  const tookInfluence = since.some(
    (event) => event.type === 'influenceGained' && event.seat === seat && event.cause === 'pot',
  );
  if (mat?.place === SHERIFF && mat.winners.includes(seat) && !tookInfluence) return 'pot';
  const scene = sceneAfter(told.slice(0, -1), ruleset);
  return (
    scene &&
    buildingsUsedBy(scene.open, seat).find((id) =>
      buildingOf(scene.config, id).effects.some(({ tag }) => tag === 'thirdPosse'),
    )
  );
}

function lastMat(told: readonly WesternEvent[]): EventOf<'matResolved'> | undefined {
  return told.findLast((event) => event.type === 'matResolved');
}

/** Where the last reckoning ended: the log is read from its beginning to its end. */
let reached: { readonly last?: WesternEvent; readonly count: number; readonly open: Open } | undefined;

/** The table after all that was told since the match began; undefined where its beginning or its rules are not known. */
function sceneAfter(told: readonly WesternEvent[], ruleset?: Ruleset): Scene | undefined {
  const [started] = told;
  if (started?.type !== 'matchStarted') return undefined;
  const config = { seats: started.seats as WesternConfig['seats'], ruleset };
  const isOnTheWay = reached && reached.count <= told.length && told[reached.count - 1] === reached.last;
  let { count, open } = isOnTheWay && reached ? reached : { count: 0, open: startingOpen(config) };
  try {
    for (; count < told.length; count++) open = advance(open, told[count] as WesternEvent, config);
  } catch {
    return undefined;
  }
  reached = { last: told[count - 1], count, open };
  return { config, open };
}
