import type { Room, SchemaSerializer } from '@colyseus/core';
import type { Schema } from '@colyseus/schema';

/** What of a room the framework does not declare. */
interface Beginning {
  readonly clock: { start(): void };
  setSerializer(serializer: unknown): void;
}

/**
 * For rooms that have one state, are never full and send no patch by the clock. When a room begins the framework makes
 * accessors of five of its fields, with closures for each room: V8 keeps such an object as a table of names, three kilobytes
 * large, and every look at it is a look into that table. Here fields stay fields, and `layState` does what setting the state did.
 */
export function keepFieldsPlain(kind: { readonly prototype: object }): void {
  Object.assign(kind.prototype, {
    __init(this: Beginning) {
      this.clock.start();
    },
  });
}

export function layState<State extends Schema>(
  room: Room<{ state: State }>,
  state: State,
  serializer: SchemaSerializer<State>,
): void {
  room.state = state;
  room.setSerializer(serializer);
  serializer.reset(state);
}
