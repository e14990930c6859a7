import { INDUSTRIES } from '../../../../shared/games/western/catalog/ids';
import { iconsOf } from '../../../../shared/games/western/counters';
import { seatState } from '../../../../shared/games/western/ring';
import { scoreOf } from '../../../../shared/games/western/score';
import { RIVAL } from '../../../../shared/games/western/state';
import type { WesternTypes } from '../../../../shared/games/western/types';
import { explain } from '../../../model/explain';
import type { Shown } from '../../ui';
import { possesOf } from '../model/posses';
import { sceneOf } from '../model/scene';
import { BossBust } from '../parts/BossBust';
import { Brand } from '../parts/Brand';
import { Glyph } from '../parts/Glyph';
import { IndustryIcon } from '../parts/signs';
import { t } from '../texts';
import { OwnedBuildings } from './OwnedBuildings';
import { SeatSceneLater } from './SeatSceneLater';

/** W14: the Rival of a solo match has no seat, no influence and no boss; points and shares it has. */
export function RivalSeat({ open }: Shown<WesternTypes>) {
  const text = t().board;
  const scene = sceneOf(open);
  const { placed, buildings } = open.rival;
  // W14.3: it places one after each of the human's.
  const all = possesOf(seatState(open, 0));
  return (
    <article class="seat-panel panel rival" aria-label={text.rival}>
      <header class="seat-head">
        <button
          class="seat-mark western-mark"
          aria-label={text.rival}
          onClick={() => explain({ type: 'rival' })}
        >
          <BossBust boss="rival" />
          <i class="bust-brand">
            <Brand player={RIVAL} />
          </i>
          {open.wanted === RIVAL && (
            <span class="bust-wanted" title={text.wantedHint}>
              <Glyph id="wanted" label={text.wanted} />
            </span>
          )}
        </button>
        <div class="seat-who">
          <strong>{text.rival}</strong>
          <span class="seat-what">{text.rivalNote}</span>
        </div>
        <span class="rival-points">
          <Glyph id="vp" />
          {scoreOf(scene, RIVAL).points}
          <span class="visually-hidden"> {text.vp}</span>
        </span>
      </header>
      <div class="seat-foot">
        <span class="seat-shares">
          {INDUSTRIES.map((industry) => {
            const shares = iconsOf(scene, buildings, industry);
            return (
              <span key={industry} role="img" aria-label={text.shares(industry, shares)}>
                <IndustryIcon industry={industry} />
                {shares}
              </span>
            );
          })}
        </span>
        <span class="seat-posses" role="img" aria-label={text.posses(all - placed, all)}>
          {Array.from({ length: all }, (_, i) => (
            <Glyph key={i} id="posse" class={i < placed ? 'posse-out' : undefined} />
          ))}
        </span>
      </div>
      <OwnedBuildings buildings={buildings} name={text.rival} />
      {open.round > 0 && <SeatSceneLater seats={open.seats} player={RIVAL} />}
    </article>
  );
}
