import { WEAPON_TYPES as TYPES, type WeaponType } from '../../../../shared/games/mechs/catalog/ids';
import type { Scene } from '../../../../shared/games/mechs/types';
import { BEATS } from '../model/counters';
import { sideThatMatters } from '../model/counterNow';
import type { FightScene } from '../model/fight';
import { IconShape } from '../parts/Icon';
import { t } from '../texts';
import { stagesText } from './text';

const CORNERS: Readonly<Record<WeaponType, readonly [x: number, y: number]>> = {
  melee: [110, 36],
  area: [180, 148],
  ranged: [40, 148],
};
const WAYS: Readonly<Record<WeaponType, string>> = {
  melee: 'M139 56Q170 82 177 107m-9-13 9 13 8-13',
  area: 'M146 160Q110 174 78 161m15-6-15 6 11 11',
  ranged: 'M42 112Q50 82 77 60m-15 2 15-2-3 15',
};

/** What beats what, and the side of it that matters now: the counter that was struck, or the one that is possible. */
export function Triangle({ table, fight }: { table: Scene; fight: FightScene }) {
  const text = stagesText.text();
  const { blow } = fight;
  const now = sideThatMatters(table, fight);
  const isShield = blow?.counters !== undefined && now === undefined;
  const { types, weapons } = t().cards;
  const words = now
    ? text.beats(types[now].name, types[BEATS[now]].name)
    : isShield && text.countersAll(weapons[blow.weapon]);
  return (
    <div class="triangle">
      <svg viewBox="0 0 220 184" role="img" aria-label={text.triangle} focusable="false">
        {TYPES.map((type) => (
          <path key={type} class={`triangle-way${type === now ? ' is-now' : ''}`} d={WAYS[type]} />
        ))}
        {TYPES.map((type) => {
          const [x, y] = CORNERS[type];
          const isNow = now !== undefined && (type === now || type === BEATS[now]);
          return (
            <g key={type} class={`triangle-${type}${isNow ? ' is-now' : ''}`}>
              <circle cx={x} cy={y} r="31" />
              <IconShape name={type} x={x} y={y} size={32} />
            </g>
          );
        })}
      </svg>
      <span class="triangle-words">{words}</span>
    </div>
  );
}
