import { computed } from '@preact/signals';
import type { WesternEvent } from '../../../../shared/games/western/events';
import { playback } from '../../../model/playback';
import { told } from '../../../model/told';
import { sceneNow } from './stage';
import { decision, shown } from './table';

/** The scene that is shown large at this moment, if there is one. */
export const scene = computed(() => {
  const open = shown.value;
  if (!open) return undefined;
  return sceneNow(told.value as readonly WesternEvent[], open, playback.isPlaying.value || isChoosingPot());
});

/** A duel is shown step by step, and the banner goes along; the rest is shown whole. */
export function isToldLarge(): boolean {
  const now = scene.value;
  return now !== undefined && (now.type !== 'duel' || now.settled !== undefined);
}

/** What was won is chosen in front of the hand that won it. */
function isChoosingPot(): boolean {
  const asked = decision.value;
  if (asked?.kind === 'pot') return true;
  return asked?.kind === 'wild' && (asked.about.cause === 'pot' || asked.about.cause === 'right');
}
