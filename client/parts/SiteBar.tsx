import { t } from '../i18n';
import { route, type Route } from '../model/route';
import { Link } from './Link';
import './SiteBar.css';

/** The ways through everything that is not a table. */
export function SiteBar() {
  const text = t().site;
  const at = route.value.screen;
  const ways: readonly { readonly to: Route; readonly name: string }[] = [
    { to: { screen: 'home' }, name: text.home },
    { to: { screen: 'tables' }, name: text.tables },
    { to: { screen: 'rules' }, name: text.rules },
  ];
  return (
    <nav class="site" aria-label={text.label}>
      <ul>
        {ways.map(({ to, name }) => (
          <li key={name}>
            <Link to={to} class="site-way" isCurrent={to.screen === at}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
