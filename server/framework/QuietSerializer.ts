import { Reflection, type Schema, type TypeContext } from '@colyseus/schema';
import { ClientState, Protocol, SchemaSerializer, type Client } from '@colyseus/core';
import { batch } from './batch';

/** What a page is told of the types of a state: the same for all rooms of a kind, and tedious to write. */
const handshakes = new WeakMap<TypeContext, Uint8Array>();

/** One byte: a patch that says nothing. */
const EMPTY = 1;

/**
 * All rooms write into the same memory: a patch is written and copied in one go, and nothing is read that was not
 * written in that go. A state is a few kilobytes; the encoder of one that is larger than this takes memory of its own.
 */
const writing = new Uint8Array(256 * 1024);

/**
 * Sends a patch only to those to whom it says something. The stock serializer sends everybody at least an empty
 * frame, which would tell the others when a seat drafts its program or puts its weapons in another order. It would also
 * keep fifty kilobytes for each room, in which nothing is between two patches.
 */
export class QuietSerializer<State extends Schema> extends SchemaSerializer<State> {
  override reset(state: State): void {
    this.fullEncodeBuffer = writing;
    super.reset(state);
    this.encoder.sharedBuffer = writing;
  }

  override handshake(): Uint8Array {
    const { context } = this.encoder;
    const known = handshakes.get(context) ?? Reflection.encode(this.encoder);
    handshakes.set(context, known);
    return known;
  }

  override getFullState(client?: Client): Uint8Array {
    const { encoder } = this;
    const at = { offset: 1 };
    encoder.sharedBuffer[0] = Protocol.ROOM_STATE;
    const open = encoder.encodeAll(at);
    return client?.view ? encoder.encodeAllView(client.view, at.offset, { ...at }) : new Uint8Array(open);
  }

  override applyPatches(clients: Client[]): boolean {
    const { encoder } = this;
    if (clients.length === 0 || !encoder.hasChanges) return super.applyPatches(clients);
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
