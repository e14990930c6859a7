import type { Schema } from '@colyseus/schema';
import { ClientState, Protocol, SchemaSerializer, type Client } from '@colyseus/core';
import { batch } from './batch';

/** One byte: a patch that says nothing. */
const EMPTY = 1;

/**
 * Sends a patch only to those to whom it says something. The stock serializer sends everybody at least an empty
 * frame, which would tell the others when a seat drafts its program or puts its weapons in another order.
 */
export class QuietSerializer<State extends Schema> extends SchemaSerializer<State> {
  override applyPatches(clients: Client[]): boolean {
    const { encoder } = this;
    if (clients.length === 0 || !encoder.hasChanges) return super.applyPatches(clients);
    this.needFullEncode = true;
    const at = { offset: 1 };
    encoder.sharedBuffer[0] = Protocol.ROOM_STATE_PATCH;
    const encoded = encoder.encode(at);
    const openEnd = at.offset;
    let open: Uint8Array | undefined;
    for (const client of clients) {
      if (client.state !== ClientState.JOINED) continue;
      // A copy: the next patch of the same moment is written over the encoder's buffer before this one has left.
      const patch = client.view
        ? encoder.encodeView(client.view, openEnd, at)
        : (open ??= new Uint8Array(encoded));
      if (patch.length <= EMPTY) continue;
      batch(client);
      client.raw(patch);
    }
    encoder.discardChanges();
    return true;
  }
}
