import { signal } from '@preact/signals';
import type { MechsDecision } from '../../../../shared/games/mechs/types';
import { playback } from '../../../model/playback';
import type { FightScene } from '../model/fight';
import { stagesText } from './text';

/** The fight that somebody has laid aside to look at the arena. */
const laidAside = signal(0);

/** What is asked of the arena itself is answered there. */
const ON_ARENA: ReadonlySet<MechsDecision['kind']> = new Set([
  'spikerZone',
  'freeTurret',
  'railgunLine',
  'scareTactics',
  'refuge',
]);

export function isAside({ number }: FightScene, asked: MechsDecision | undefined): boolean {
  if (asked && !playback.isPlaying.value && ON_ARENA.has(asked.kind)) return true;
  return laidAside.value === number;
}

/** Away from the fight to the arena, or back; only where nothing moves. */
export function FightDoor({ fight, isOnArena = false }: { fight: FightScene; isOnArena?: boolean }) {
  const isAway = laidAside.value === fight.number;
  // On the arena already, because that is where it is answered.
  if ((isOnArena || playback.isPlaying.value) && !isAway) return null;
  return (
    <div class={`stage-skip fight-door${isAway ? ' fight-door-away' : ''}`}>
      <button class="button small" onClick={() => (laidAside.value = isAway ? 0 : fight.number)}>
        {isAway ? stagesText.text().toFight : stagesText.text().toArena}
      </button>
    </div>
  );
}
