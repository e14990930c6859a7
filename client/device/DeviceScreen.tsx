import { useEffect } from 'preact/hooks';
import { appText } from '../app/text';
import { route } from '../model/route';
import { info, view } from '../model/table';
import { Link } from '../parts/Link';
import { Match } from '../screens/Match';
import { closeOnDevice, noMatch, openOnDevice } from './deviceTable';
import '../screens/TableScreen.css';

/** The table of a match on this device: the same as any other. */
export function DeviceScreen({ id }: { id: string }) {
  const text = appText.text();
  useEffect(() => {
    void openOnDevice(id).catch(() => (noMatch.value = 'unkept'));
    return closeOnDevice;
  }, [id]);
  const [table, seen, why] = [info.value, view.value, noMatch.value];
  if (!why && table && seen && route.value.screen === 'device') return <Match table={table} view={seen} />;
  return (
    <main class="door">
      {why ? (
        <div class="panel door-panel">
          <h1>{text.onDevice}</h1>
          <p class="notice" role="alert">
            {text.noMatch[why]}
          </p>
          <Link class="button primary" to={{ screen: 'home' }}>
            {text.home}
          </Link>
        </div>
      ) : (
        <h1 aria-busy="true">{text.opening}</h1>
      )}
    </main>
  );
}
