import { batch, computed, signal } from '@preact/signals';
import type { MechsEvent } from '../../shared/games/mechs/events';
import type { Open } from '../../shared/games/mechs/state';
import { advance } from '../../shared/games/mechs/advance';
import { figures } from '../games/mechs/model/figures';
import { speed, SPEED_FACTORS } from './settings';

/**
 * Shows events one after the other on top of the state they led to; when there is nothing to show, the state is
 * drawn as it is. The more is waiting to be shown, the quicker it goes: nobody falls far behind the table.
 */
const PATIENCE = 6_000;
const QUICKEST = 0.35;

/** Milliseconds that an event deserves; what is not named here is shown without a pause of its own. */
const BEATS: Partial<Record<MechsEvent['type'], number>> = {
  pilotsRevealed: 900,
  firstWeaponsRevealed: 700,
  basePlaced: 500,
  roundStarted: 800,
  cardRevealed: 750,
  robotFlipped: 750,
  pilotMoved: 520,
  wallHit: 550,
  pilotDisplaced: 600,
  cardTurned: 600,
  turnPassed: 450,
  resourcesCollected: 520,
  weaponPurchased: 750,
  tokenDeployed: 600,
  tokenMoved: 600,
  healed: 600,
  armorUpgraded: 800,
  mineExploded: 950,
  turretFired: 800,
  tokenRemoved: 450,
  combatStarted: 850,
  weaponUsed: 750,
  damageDealt: 650,
  damageReduced: 500,
  healthLost: 500,
  pilotRetreated: 600,
  knockedOut: 900,
  mechTaken: 1000,
  mechLeft: 500,
  roundScored: 3600,
  weaponsScored: 1200,
  matchEnded: 900,
};

const shown = signal<Open | undefined>(undefined);
const cue = signal<MechsEvent | undefined>(undefined);
const isPlaying = signal(false);
const hurry = signal(1);
/** How many events are still to be shown: the log waits for them too. */
const pending = signal(0);

/** An event to be shown; the last of those that arrived together comes with the state that they led to. */
interface Waiting {
  readonly event: MechsEvent;
  readonly truth?: Open;
}

let latest: Open | undefined;
let queue: Waiting[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** A new state, and the events that led to it from the one before. */
function follow(open: Open, events: readonly MechsEvent[]): void {
  latest = open;
  if (events.length === 0) {
    if (!isPlaying.value) settle();
    return;
  }
  if (!shown.value || SPEED_FACTORS[speed.value] === 0 || document.hidden) {
    cue.value = lastTold(events) ?? cue.value;
    settle();
    return;
  }
  queue.push(...events.map((event, i) => ({ event, truth: i === events.length - 1 ? open : undefined })));
  pending.value = queue.length;
  const total = queue.reduce((sum, { event }) => sum + (BEATS[event.type] ?? 0), 0);
  hurry.value = Math.max(QUICKEST, Math.min(1, PATIENCE / Math.max(1, total)));
  if (isPlaying.value) return;
  clearTimeout(timer);
  isPlaying.value = true;
  step();
}

function step(): void {
  const next = queue.shift();
  if (!next) {
    settle();
    return;
  }
  const { event, truth } = next;
  const beat = BEATS[event.type] ?? 0;
  batch(() => {
    pending.value = queue.length;
    if (shown.value) shown.value = truth ?? advance(shown.value, event, figures.value);
    if (beat > 0) cue.value = event;
  });
  if (beat === 0) step();
  else timer = setTimeout(step, beat * hurry.value * SPEED_FACTORS[speed.value]);
}

/** Draws the truth at once and forgets what was still to be shown. */
function settle(): void {
  clearTimeout(timer);
  timer = undefined;
  const left = lastTold(queue.map(({ event }) => event));
  queue = [];
  batch(() => {
    if (left) cue.value = left;
    pending.value = 0;
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

/** What happened last, for a page that was not there to see it. */
function remember(events: readonly MechsEvent[]): void {
  cue.value ??= lastTold(events);
}

function lastTold(events: readonly MechsEvent[]): MechsEvent | undefined {
  return events.findLast((event) => BEATS[event.type] !== undefined);
}

export const playback = {
  shown,
  /** The event that is being shown, or was shown last. */
  cue,
  isPlaying: computed(() => isPlaying.value),
  pending: computed(() => pending.value),
  /** How long motion may take: as a factor of what a beat deserves. */
  tempo: computed(() => hurry.value * SPEED_FACTORS[speed.value]),
  follow,
  remember,
  skip: settle,
  reset,
};
