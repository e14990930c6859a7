import { useSignal } from '@preact/signals';
import type { TableOrder } from '../../shared/protocol/settings';
import { appText } from '../app/text';
import { game } from '../model/game';
import { playerName } from '../model/settings';
import { BotDoor } from '../screens/BotDoor';
import { beginOnDevice } from './deviceTable';

/** What can be played while no server can be reached. */
export function DeviceDoor() {
  const isBusy = useSignal(false);
  const open = (event: Event, order: TableOrder) => {
    event.preventDefault();
    isBusy.value = true;
    void beginOnDevice({ game: game.value.id, ...order }, playerName.value).finally(
      () => (isBusy.value = false),
    );
  };
  return (
    <section class="device-door">
      <p class="notice" role="status">
        {appText.text().unreachable}
      </p>
      <BotDoor isBusy={isBusy.value} onOpen={open} />
    </section>
  );
}
