import type { Client, Room } from '@colyseus/core';

type Handler<Context> = (client: Client, payload: unknown, context: Context) => unknown;
type Wildcard = (client: Client, name: string | number) => unknown;

/** What is done with a message, by its name; `*` stands for all other names. */
export type Handlers<Context> = Readonly<Record<string, readonly [Handler<Context> | Wildcard]>>;

/** The framework's own list, which it does not declare. */
interface Listener<Context> {
  readonly onMessageEvents: { events: Handlers<Context> };
}

export function handlersFor<Name extends string, Context>(
  names: readonly Name[],
  known: (name: Name, client: Client, payload: unknown, context: Context) => unknown,
  unknown: (client: Client, name: string) => unknown,
): Handlers<Context> {
  const entries = names.map((name): [string, readonly [Handler<Context>]] => [
    name,
    [(client, payload, context) => known(name, client, payload, context)],
  ]);
  const others: Wildcard = (client, name) => unknown(client, String(name));
  // Names come from outside: nothing but these is found by one.
  return Object.assign(Object.create(null) as object, Object.fromEntries(entries), {
    '*': [others] as const,
  });
}

/**
 * Lets a room take messages by a list that it shares with others. The framework would make one for each of them: with
 * some twenty names that is a twelfth of a table's memory.
 */
export function listenBy<Context>(room: Room, handlers: Handlers<Context>): void {
  (room as unknown as Listener<Context>).onMessageEvents.events = handlers;
}
