import type { BuildingId } from '../../../../shared/games/western/catalog/ids';
import { explain } from '../../../model/explain';
import { figures } from '../model/figures';
import { Glyph } from '../parts/Glyph';
import { ShareIcons } from '../parts/signs';
import { Vignette } from '../parts/Vignette';
import { t } from '../texts';

/** What somebody owns, the newest first: with points and shares. */
export function OwnedBuildings({ buildings, name }: { buildings: readonly BuildingId[]; name: string }) {
  if (buildings.length === 0) return <p class="seat-buildings seat-nothing">{t().board.noBuildings}</p>;
  return (
    <ol class="seat-buildings" aria-label={t().board.buildingsOf(name)}>
      {buildings.toReversed().map((building) => (
        <li key={building}>
          <button type="button" onClick={() => explain({ type: 'building', id: building })}>
            <Vignette building={building} />
            <b>
              <Glyph id="vp" />
              {figures.value.buildings[building].vp}
              <span class="visually-hidden"> {t().board.vp}</span>
            </b>
            {t().cards.buildings[building]}
            <ShareIcons icons={figures.value.buildings[building].icons} />
          </button>
        </li>
      ))}
    </ol>
  );
}
