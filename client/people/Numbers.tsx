import { SURE_FROM } from '../../shared/protocol/constants';
import type { Profile } from '../../shared/protocol/people';
import { t } from '../i18n';
import { peopleText } from './text';

export function Numbers({ found: { rating, played, won, rated, winRate } }: { found: Profile }) {
  const all = peopleText.text();
  const text = all.profile;
  return (
    <section class="panel people-numbers">
      <dl>
        <div class="people-rating">
          <dt>{text.points}</dt>
          <dd>{t().site.points(rating.points, rating.provisional)}</dd>
        </div>
        <div>
          <dt>{text.winRate}</dt>
          <dd>{winRate === undefined ? text.noRate : all.share(winRate)}</dd>
        </div>
        <div>
          <dt>{text.played}</dt>
          <dd>{all.number(played)}</dd>
        </div>
        <div>
          <dt>{text.won}</dt>
          <dd>{all.number(won)}</dd>
        </div>
        <div>
          <dt>{text.rated}</dt>
          <dd>{all.number(rated.played)}</dd>
        </div>
      </dl>
      {rating.provisional && (
        <p class="people-note">{text.provisionalText(Math.max(1, Math.ceil(SURE_FROM - rating.worth)))}</p>
      )}
    </section>
  );
}
