import { useEffect } from 'preact/hooks';
import { t } from '../i18n';
import { game } from '../model/game';
import { route, type Route } from '../model/route';
import { lookMeUp, me } from '../people/me';
import { LanguageLinks } from './LanguageLinks';
import { Link } from './Link';
import { SiteSettings } from './SiteSettings';
import './SiteBar.css';

/** The ways through everything that is not a table. */
export function SiteBar() {
  const text = t().site;
  const at = route.value;
  useEffect(() => void lookMeUp(), [game.value.id]);
  const ways: readonly { readonly to: Route; readonly name: string }[] = [
    { to: { screen: 'home' }, name: text.home },
    { to: { screen: 'tables' }, name: text.tables },
    { to: { screen: 'leaderboard' }, name: text.leaderboard },
    { to: { screen: 'rules' }, name: text.rules },
  ];
  const rating = me.value?.rating;
  return (
    <nav class="site" aria-label={text.label}>
      <ul>
        {ways.map(({ to, name }) => (
          <li key={name}>
            <Link to={to} class="site-way" isCurrent={to.screen === at.screen}>
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link
            to={{ screen: 'person' }}
            class="site-way"
            isCurrent={at.screen === 'person' && at.id === undefined}
          >
            {text.me}
            {rating && (
              <span class="site-points" title={text.pointsNote(rating.provisional)}>
                {text.points(rating.points, rating.provisional)}
              </span>
            )}
          </Link>
        </li>
        <li>
          <SiteSettings />
        </li>
        <li class="site-languages">
          <LanguageLinks class="site-way" isShort />
        </li>
      </ul>
    </nav>
  );
}
