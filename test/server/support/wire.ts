import { WebSocket as Socket } from 'ws';

/**
 * A tap on everything that clients of this process receive. The client library takes the global class when it is
 * loaded, so this file comes before it.
 */
const receivers = new Map<string, (frame: Uint8Array) => void>();

// The client library tells the console what the tests look at themselves.
console.warn = () => undefined;
console.info = () => undefined;

class TappedSocket extends Socket {
  constructor(url: string | URL, ...rest: unknown[]) {
    super(url, ...(rest as []));
    const session = new URL(url).searchParams.get('sessionId') ?? '';
    this.on('message', (data: Buffer | ArrayBuffer) => {
      receivers.get(session)?.(new Uint8Array(data as ArrayBuffer).slice());
    });
  }
}

Object.assign(globalThis, { WebSocket: TappedSocket });

/** Calls back with every frame of a session, from the first one on. */
export function tap(session: string, receive: (frame: Uint8Array) => void): void {
  receivers.set(session, receive);
}

export function untap(session: string): void {
  receivers.delete(session);
}
