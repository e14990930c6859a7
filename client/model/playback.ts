import { batch, computed, signal } from '@preact/signals';
import type { MechsEvent } from '../../shared/games/mechs/events';
import type { Open } from '../../shared/games/mechs/state';
import { advance } from './advance';
import { speed, SPEED_FACTORS } from './settings';

/**
 * Shows events one after the other on top of the state. The state arrives first and events right behind it,
 * so a new state waits a moment before it is drawn; when there is nothing to show, it is drawn as it is.
 */
const GRACE = 60;
/** However much happened at once, watching it never takes longer than this. */
const LONGEST = 14_000;

/** Milliseconds that an event deserves; what is not named here is shown without a pause of its own. */
const BEATS: Partial<Record<MechsEvent['type'], number>> = {
  pilotsRevealed: 900,
  firstWeaponsRevealed: 700,
  basePlaced: 600,
  roundStarted: 900,
  cardRevealed: 850,
  pilotMoved: 650,
  wallHit: 700,
  pilotDisplaced: 750,
  turnPassed: 500,
  resourcesCollected: 750,
  weaponPurchased: 900,
  tokenDeployed: 800,
  tokenMoved: 800,
  healed: 750,
  armorUpgraded: 900,
  mineExploded: 1100,
  turretFired: 950,
  tokenRemoved: 500,
  combatStarted: 1000,
  weaponUsed: 900,
  damageDealt: 800,
  damageReduced: 600,
  healthLost: 600,
  pilotRetreated: 700,
  knockedOut: 1100,
  mechTaken: 1200,
  mechLeft: 500,
  roundScored: 1600,
  weaponsScored: 1200,
  matchEnded: 900,
};

const shown = signal<Open | undefined>(undefined);
const cue = signal<MechsEvent | undefined>(undefined);
const isPlaying = signal(false);

let latest: Open | undefined;
let queue: MechsEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let hurry = 1;

function follow(open: Open): void {
  latest = open;
  if (isPlaying.value) return;
  if (!shown.value) settle();
  else if (timer === undefined) timer = setTimeout(settle, GRACE);
}

function play(events: readonly MechsEvent[]): void {
  if (!shown.value || SPEED_FACTORS[speed.value] === 0 || document.hidden) {
    cue.value = lastTold(events) ?? cue.value;
    settle();
    return;
  }
  queue.push(...events);
  const total = queue.reduce((sum, event) => sum + (BEATS[event.type] ?? 0), 0);
  hurry = Math.min(1, LONGEST / Math.max(1, total));
  if (isPlaying.value) return;
  clearTimeout(timer);
  isPlaying.value = true;
  step();
}

function step(): void {
  const event = queue.shift();
  if (!event) {
    settle();
    return;
  }
  const beat = BEATS[event.type] ?? 0;
  batch(() => {
    if (shown.value) shown.value = advance(shown.value, event);
    if (beat > 0) cue.value = event;
  });
  if (beat === 0) step();
  else timer = setTimeout(step, beat * hurry * SPEED_FACTORS[speed.value]);
}

/** Draws the truth at once and forgets what was still to be shown. */
function settle(): void {
  clearTimeout(timer);
  timer = undefined;
  const left = lastTold(queue);
  queue = [];
  batch(() => {
    if (left) cue.value = left;
    shown.value = latest;
    isPlaying.value = false;
  });
}

function reset(): void {
  latest = undefined;
  queue = [];
  cue.value = undefined;
  settle();
}

function lastTold(events: readonly MechsEvent[]): MechsEvent | undefined {
  return events.findLast((event) => BEATS[event.type] !== undefined);
}

export const playback = {
  shown,
  /** The event that is being shown, or was shown last. */
  cue,
  isPlaying: computed(() => isPlaying.value),
  follow,
  play,
  skip: settle,
  reset,
};
