import { ClientState, Protocol, type Client, type Room } from '@colyseus/core';
import { CLOSE } from '../../shared/protocol';
import type { Sender } from './senders';

/** Where the name of a message begins in each kind of frame that carries one. */
const NAMED: ReadonlyMap<number, (frame: Uint8Array) => number> = new Map<
  number,
  (frame: Uint8Array) => number
>([
  [Protocol.ROOM_DATA, () => 1],
  [Protocol.ROOM_DATA_BYTES, () => 1],
  [Protocol.ROOM_REQUEST, (frame) => 1 + numberLength(frame[1] ?? 0)],
]);

const PLAIN: ReadonlySet<number> = new Set([Protocol.JOIN_ROOM, Protocol.LEAVE_ROOM, Protocol.PING]);

/** Until a page has said that it is in, replies to it would only pile up. */
const WHILE_JOINING: ReadonlySet<number> = new Set([Protocol.JOIN_ROOM, Protocol.LEAVE_ROOM]);

/** The framework's own entrance, which it does not declare. */
interface FrameReceiver {
  _onMessage(client: Client, frame: Uint8Array): void;
}

/** A frame that cannot be decoded throws inside the framework, where it would end the process. */
export function guardFrames(
  room: Room,
  senderOf: (client: Client) => Sender | undefined,
  failed: (error: unknown, client: Client) => void,
): void {
  const receiver = room as unknown as FrameReceiver;
  const receive = receiver._onMessage.bind(room);
  receiver._onMessage = (client, frame) => {
    const fault = frameFault(client, senderOf(client), frame);
    if (fault !== undefined) return client.leave(fault);
    try {
      receive(client, frame);
    } catch (error) {
      failed(error, client);
      client.leave(CLOSE.misbehaved);
    }
  };
}

/**
 * Looks at a raw frame before anything decodes it; says with which code to close the socket, if at all. The
 * framework prints or throws on some frames that no page sends, and says nothing to others.
 */
function frameFault({ state }: Client, sender: Sender | undefined, frame: Uint8Array): number | undefined {
  if (sender && !sender.frames.take()) return CLOSE.misbehaved;
  const kind = frame[0] ?? -1;
  if (state === ClientState.JOINING && !WHILE_JOINING.has(kind)) return CLOSE.misbehaved;
  if (PLAIN.has(kind)) return undefined;
  const start = NAMED.get(kind)?.(frame);
  return start !== undefined && hasNameAt(frame, start) ? undefined : CLOSE.misbehaved;
}

/** A short string of letters and digits, as msgpack writes it. */
function hasNameAt(frame: Uint8Array, start: number): boolean {
  const prefix = frame[start] ?? 0;
  const length = prefix > 0xa0 && prefix < 0xc0 ? prefix - 0xa0 : 0;
  if (length === 0 || start + 1 + length > frame.length) return false;
  return frame.subarray(start + 1, start + 1 + length).every(isLetterOrDigit);
}

function isLetterOrDigit(byte: number): boolean {
  return (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x30 && byte <= 0x39);
}

/** How many bytes a whole number takes that starts with this one. */
function numberLength(prefix: number): number {
  if (prefix < 0x80) return 1;
  return { 0xcc: 2, 0xcd: 3, 0xce: 5 }[prefix] ?? Infinity;
}
