import { ClientState, Protocol, type Client, type ClientPrivate, type Room } from '@colyseus/core';
import { unpack } from 'msgpackr';
import { CLOSE } from '../../shared/protocol';

/** Of a socket, by its standard. */
const OPEN = 1;

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

/** How much whoever sent a frame may still send. */
interface Sender {
  readonly frames: { take(): boolean };
  readonly intents: { take(): boolean };
}

export interface FrameGuard {
  /** What may be asked for here. */
  readonly names: readonly string[];
  readonly senderOf: (client: Client) => Sender | undefined;
  readonly failed: (error: unknown, client: Client) => void;
}

/** A frame that cannot be decoded throws inside the framework, where it would end the process. */
export function guardFrames(room: Room, { names, senderOf, failed }: FrameGuard): void {
  const receiver = room as unknown as FrameReceiver;
  const receive = receiver._onMessage.bind(room);
  receiver._onMessage = (client, frame) => {
    if (isToldToGo(client)) return;
    const fault = frameFault(client, senderOf(client), { frame, names });
    if (fault !== undefined) return client.leave(fault);
    try {
      receive(client, frame);
    } catch (error) {
      failed(error, client);
      client.leave(CLOSE.misbehaved);
    }
  };
}

/** Who does not answer the closing of a socket, such as somebody who was banned, could go on for half a minute. */
function isToldToGo(client: Client): boolean {
  return (client as Client & ClientPrivate).readyState !== OPEN;
}

/**
 * Looks at a raw frame before anything decodes it; says with which code to close the socket, if at all. The
 * framework prints or throws on some frames that no page sends, and says nothing to others.
 */
function frameFault(
  { state }: Client,
  sender: Sender | undefined,
  { frame, names }: { frame: Uint8Array; names: readonly string[] },
): number | undefined {
  if (sender && !sender.frames.take()) return CLOSE.misbehaved;
  const kind = frame[0] ?? -1;
  if (state === ClientState.JOINING && !WHILE_JOINING.has(kind)) return CLOSE.misbehaved;
  if (PLAIN.has(kind)) return undefined;
  const start = NAMED.get(kind)?.(frame);
  if (start === undefined || !hasNameAt(frame, start)) return CLOSE.misbehaved;
  const end = start + 1 + nameLength(frame, start);
  if (kind !== Protocol.ROOM_DATA_BYTES && !isReadable(frame.subarray(end))) return CLOSE.misbehaved;
  // The framework answers requests for what is not there by itself; they count like all others.
  const isUnknown = kind === Protocol.ROOM_REQUEST && !names.includes(nameOf(frame.subarray(start + 1, end)));
  return isUnknown && sender && !sender.intents.take() ? CLOSE.misbehaved : undefined;
}

/** Tried out before the framework does: it would print what is wrong, and tell it to whoever sent it. */
function isReadable(payload: Uint8Array): boolean {
  try {
    if (payload.length > 0) unpack(payload);
    return true;
  } catch {
    return false;
  }
}

function nameOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

/** A short string of letters and digits, as msgpack writes it. */
function hasNameAt(frame: Uint8Array, start: number): boolean {
  const length = nameLength(frame, start);
  if (length === 0 || start + 1 + length > frame.length) return false;
  return frame.subarray(start + 1, start + 1 + length).every(isLetterOrDigit);
}

function nameLength(frame: Uint8Array, start: number): number {
  const prefix = frame[start] ?? 0;
  return prefix > 0xa0 && prefix < 0xc0 ? prefix - 0xa0 : 0;
}

function isLetterOrDigit(byte: number): boolean {
  return (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x30 && byte <= 0x39);
}

/** How many bytes a whole number takes that starts with this one. */
function numberLength(prefix: number): number {
  if (prefix < 0x80) return 1;
  return { 0xcc: 2, 0xcd: 3, 0xce: 5 }[prefix] ?? Infinity;
}
