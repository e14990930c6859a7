/** Stands in the client library where it has parts that the page never uses (see vite.config.ts). */
class Unused {
  constructor() {
    throw new Error('This part of the client library is left out of the page.');
  }
}

export { Unused as H3TransportTransport, Unused as RoomInput };
