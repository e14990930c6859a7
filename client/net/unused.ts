/**
 * Stands in the client library where it has parts that the page never uses (see vite.config.ts): inputs by the frame,
 * QUIC, requests of old browsers, pages within Discord.
 */
class Unused {
  constructor() {
    throw new Error('This part of the client library is left out of the page.');
  }
}
export {
  Unused as discordURLBuilder,
  Unused as H3TransportTransport,
  Unused as RoomInput,
  Unused as xhrFetch,
};

/** Every client of the library makes one. People have identities of another kind here, and nothing is read from storage. */
export class Auth {}

/** Every room would be kept for a panel that is never opened. */
export function publishDebug(): void {}
