import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n';
import { game } from '../model/game';
import { route, type Route } from '../model/route';
import { lookMeUp, me } from '../people/me';
import { LanguageLinks } from './LanguageLinks';
import { Link } from './Link';
import { SiteSettings } from './SiteSettings';
import './SiteBar.css';

/** The ways through everything that is not a table; on a small screen they are behind the sign at its end. */
export function SiteBar({ children }: { children?: ComponentChildren }) {
  const text = t().site;
  useEffect(() => void lookMeUp(), [game.value.id]);
  return (
    <nav class="site" aria-label={text.label}>
      <Link to={{ screen: 'home' }} class="site-brand">
        {text.label}
      </Link>
      <Ways class="site-ways" />
      <div class="site-end">
        {children}
        <LanguageLinks class="site-way site-language" isShort />
        <SiteSettings>
          <Ways class="site-more" />
        </SiteSettings>
      </div>
    </nav>
  );
}

function Ways({ class: name }: { class: string }) {
  const text = t().site;
  const at = route.value;
  const ways: readonly { readonly to: Route; readonly name: string }[] = [
    { to: { screen: 'home' }, name: text.home },
    { to: { screen: 'tables' }, name: text.tables },
    { to: { screen: 'leaderboard' }, name: text.leaderboard },
    { to: { screen: 'learn', game: game.value.id }, name: text.learn },
    { to: { screen: 'rules' }, name: text.rules },
  ];
  const rating = me.value?.rating;
  return (
    <ul class={name}>
      {ways.map(({ to, name: way }) => (
        <li key={way} class={to.screen === 'learn' ? 'site-learn' : undefined}>
          <Link to={to} class="site-way" isCurrent={to.screen === at.screen}>
            {way}
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
          {/* Before a first rated match there is nothing that a number could tell. */}
          {rating && rating.matches > 0 && (
            <span class="site-points" title={text.pointsNote(rating.provisional)}>
              {text.points(rating.points, rating.provisional)}
            </span>
          )}
        </Link>
      </li>
    </ul>
  );
}
