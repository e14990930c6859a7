import { lazy, Suspense } from './parts/lazy';
import { t } from './i18n';
import { route } from './model/route';
import { Home } from './screens/Home';
import { TableScreen } from './screens/TableScreen';

const Rules = lazy(async () => {
  const [{ Rules: Page }, text] = await Promise.all([import('./screens/Rules'), t().rulesPage()]);
  return () => <Page text={text} />;
});

export function App() {
  const at = route.value;
  if (at.screen === 'table') return <TableScreen key={at.code} code={at.code} />;
  if (at.screen === 'rules') return <Suspense of={Rules} />;
  return <Home />;
}
