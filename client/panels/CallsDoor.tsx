import type { TableInfo } from '../../shared/protocol/table';
import { mySeat } from '../model/table';
import { callsText } from './callsText';
import { DeviceCalls } from './DeviceCalls';
import { WebhookDoor } from './WebhookDoor';

/** In the menu of a table over days: whether this device calls, when it does not, and who else is told. */
export function CallsDoor({ table }: { table: TableInfo }) {
  const isOwner = mySeat.value !== undefined && table.owner === mySeat.value;
  return (
    <>
      <DeviceCalls />
      {isOwner ? (
        <WebhookDoor isSet={table.hasWebhook === true} />
      ) : (
        table.hasWebhook && <p class="menu-note">{callsText.text().webhookSet}</p>
      )}
    </>
  );
}
