import type { WeaponId } from '../../../../shared/games/mechs/catalog/ids';
import { putIntoPage } from './sheet';
import { WEAPON_SHAPES } from './weaponShapes';
import './art.css';

putIntoPage(
  Object.entries(WEAPON_SHAPES).map(([weapon, markup]) => ({ id: `art-${weapon}`, size: [120, 64], markup })),
);

/** A weapon from its side. Its name stands beside it: the drawing alone tells nobody anything. */
export function WeaponArt({ weapon }: { weapon: WeaponId }) {
  return (
    <svg class="weapon-art" viewBox="0 0 120 64" aria-hidden="true" focusable="false">
      <use href={`#art-${weapon}`} />
    </svg>
  );
}
