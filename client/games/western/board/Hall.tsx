import { INDUSTRIES, type Industry } from '../../../../shared/games/western/catalog/ids';
import { TOWN_HALL, type IndustryRank, type Open, type Player } from '../../../../shared/games/western/state';
import { sceneOf } from '../model/scene';
import { rankPays, sharesOf } from '../model/shares';
import { Brand } from '../parts/Brand';
import { Glyph } from '../parts/Glyph';
import { classOf } from '../parts/player';
import { IndustryIcon } from '../parts/signs';
import { t } from '../texts';
import { Hand } from './Mat';
import { TargetButton } from './target';
import './Hall.css';

const RANKS: readonly IndustryRank[] = [0, 3, 2, 1];

/** The Town Hall: three industries on their ranks, what those pay, and who has most shares of each. */
export function Hall({ open }: { open: Open }) {
  const text = t().board;
  return (
    <section class="mat hall" aria-label={t().cards.mats.townHall} data-place={TOWN_HALL}>
      <header class="mat-head">
        <h2>{t().cards.mats.townHall}</h2>
        <span class="hall-note">{text.hallNote}</span>
      </header>
      <div class="hall-scene">
        <Glyph id="front-townHall" class="front" />
        <Ranks open={open} />
      </div>
      <Hand open={open} place={TOWN_HALL} />
    </section>
  );
}

/** `isPlain`: inside of something that is pressed as a whole. */
export function Ranks({ open, isPlain = false }: { open: Open; isPlain?: boolean }) {
  const text = t().board;
  return (
    <ol class="ranks">
      {RANKS.map((rank) => {
        const tokens = INDUSTRIES.filter((industry) => open.industries[industry] === rank);
        const { most, second } = rank === 0 ? { most: 0 } : rankPays(sceneOf(open), rank);
        return (
          <li
            key={rank}
            class={`rank rank-${rank}${rank === 0 && tokens.length === 0 ? ' rank-empty' : ''}`}
            title={rank === 0 ? text.unranked : text.rankHint(most, second)}
          >
            <span class="rank-tokens">
              {tokens.map((industry) =>
                isPlain ? (
                  <IndustryIcon key={industry} industry={industry} />
                ) : (
                  <Token key={industry} open={open} industry={industry} />
                ),
              )}
              {tokens.length === 0 && rank !== 0 && !isPlain && <i class="token token-none" />}
            </span>
            <span class="rank-step">
              {rank === 0 ? (
                <u>{text.unrankedShort}</u>
              ) : (
                <>
                  <u>{isPlain ? text.rankShort(rank) : text.rank(rank)}</u>
                  <b>
                    {!(isPlain && second !== undefined) && <Glyph id="vp" />}
                    {text.rankPoints(most, second)}
                  </b>
                </>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Token({ open, industry }: { open: Open; industry: Industry }) {
  const leaders = leadersOf(open, industry);
  return (
    <TargetButton
      target={{ at: 'industry', industry }}
      label={t().board.industryAt(industry, open.industries[industry])}
      about={{ type: 'industry', id: industry }}
      class="token"
    >
      <IndustryIcon industry={industry} />
      <span class="token-leaders" aria-hidden="true">
        {leaders.map((player) => (
          <i key={player} class={classOf(player)}>
            <Brand player={player} />
          </i>
        ))}
      </span>
    </TargetButton>
  );
}

/** W13.3, W13.4: who would have the majority now; nobody without a share. */
function leadersOf(open: Open, industry: Industry): Player[] {
  const all = sharesOf(sceneOf(open), industry);
  return all.filter(({ shares }) => shares === all[0]?.shares).map(({ player }) => player);
}
