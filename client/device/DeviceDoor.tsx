import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableOrder } from '../../shared/protocol/settings';
import { appText } from '../app/text';
import { game } from '../model/game';
import { playerName } from '../model/settings';
import { isUnreachable } from '../net/api';
import { BotDoor } from '../screens/BotDoor';
import { beginOnDevice } from './deviceTable';

/** How often a server is looked for. */
const LOOK_MS = 15_000;

/** What can be played while no server can be reached. */
export function DeviceDoor() {
  const isBusy = useSignal(false);
  useEffect(() => {
    const look = () =>
      void fetch('/healthz').then(
        ({ ok }) => (isUnreachable.value = !ok),
        () => undefined,
      );
    const timer = setInterval(look, LOOK_MS);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      removeEventListener('online', look);
    };
  }, []);
  const open = (event: Event, order: TableOrder) => {
    event.preventDefault();
    isBusy.value = true;
    void beginOnDevice({ game: game.value.id, ...order }, playerName.value).finally(
      () => (isBusy.value = false),
    );
  };
  return (
    <section class="device-door">
      <p class="notice info" role="status">
        {appText.text().unreachable}
      </p>
      <BotDoor isBusy={isBusy.value} onOpen={open} />
    </section>
  );
}
