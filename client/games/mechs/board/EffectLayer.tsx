import { seatState } from '../../../../shared/games/mechs/arena';
import type { MechsEvent } from '../../../../shared/games/mechs/events';
import type { Open, ZoneId } from '../../../../shared/games/mechs/state';
import { playback } from '../../../model/playback';
import { centreOf } from './geometry';

interface Effect {
  readonly zone: ZoneId;
  readonly look: 'burst' | 'clash' | 'glow' | 'none';
  readonly words?: string;
  readonly tone?: 'bad' | 'good';
}

let shownCount = 0;
let lastCue: MechsEvent | undefined;

/** A flash and a figure that rises where something happens. Decoration: it never says what is not also in the log. */
export function EffectLayer({ open }: { open: Open }) {
  const cue = playback.cue.value;
  if (cue !== lastCue) {
    lastCue = cue;
    shownCount++;
  }
  const effect = cue && playback.isPlaying.value ? effectOf(cue, open) : undefined;
  if (!effect) return null;
  const { x, y } = centreOf(effect.zone);
  return (
    <g key={shownCount} class="effects" style={{ transform: `translate(${x}px, ${y}px)` }} aria-hidden="true">
      {effect.look === 'burst' && (
        <path
          class="effect-burst"
          d="m0-46 12 26 26-16-12 28 30 8-30 9 12 28-27-15-11 27-11-27-27 15 12-28-30-9 30-8-12-28 26 16z"
        />
      )}
      {effect.look === 'clash' && <circle class="effect-clash" r="44" />}
      {effect.look === 'glow' && <circle class="effect-glow" r="40" />}
      {effect.words && (
        <text class={`effect-words effect-${effect.tone ?? 'good'}`} y="-18" text-anchor="middle">
          {effect.words}
        </text>
      )}
    </g>
  );
}

function effectOf(cue: MechsEvent, open: Open): Effect | undefined {
  const at = (seat: number): ZoneId => seatState(open, seat).zone ?? 0;
  switch (cue.type) {
    case 'mineExploded':
      return { zone: cue.zone, look: 'burst', words: `−${cue.damage}`, tone: 'bad' };
    case 'turretFired':
      return { zone: cue.zone, look: 'burst', words: `−${cue.damage}`, tone: 'bad' };
    case 'damageDealt':
      return { zone: at(cue.seat), look: 'clash', words: `−${cue.damage}`, tone: 'bad' };
    case 'combatStarted':
      return { zone: cue.zone, look: 'clash' };
    case 'weaponUsed':
      return { zone: at(cue.enemy), look: 'clash' };
    case 'knockedOut':
      return { zone: at(cue.seat), look: 'burst' };
    case 'healed':
      return { zone: at(cue.seat), look: 'glow', words: `+${cue.hp}`, tone: 'good' };
    case 'resourcesCollected': {
      const total = cue.energy + cue.credits;
      return { zone: at(cue.seat), look: 'glow', words: total > 0 ? `+${total}` : undefined, tone: 'good' };
    }
    case 'armorUpgraded':
    case 'mechTaken':
    case 'weaponPurchased':
      return { zone: at(cue.seat), look: 'glow' };
    case 'tokenDeployed':
      return { zone: cue.zone, look: 'glow' };
    default:
      return undefined;
  }
}
