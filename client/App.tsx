import { lazy, Suspense } from './parts/lazy';
import { route } from './model/route';
import { Home } from './screens/Home';
import { TableScreen } from './screens/TableScreen';

const Rules = lazy(() => import('./screens/Rules').then((module) => module.Rules));

export function App() {
  const at = route.value;
  if (at.screen === 'table') return <TableScreen key={at.code} code={at.code} />;
  if (at.screen === 'rules') return <Suspense of={Rules} />;
  return <Home />;
}
