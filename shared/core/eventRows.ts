/** The fields of every type of event, in the order in which they travel and are hashed. */
export type EventFields<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: {
    readonly [Field in Exclude<keyof Extract<Event, { type: Type }>, 'type'>]-?: true;
  };
};

/** An event as a row: its type, then its values in their order; `null` for a field that it does not have. */
export type PackedEvent = readonly [type: string, ...values: unknown[]];

/** Part of the match's log, from the event with that number on. */
export interface EventsMessage {
  readonly from: number;
  readonly events: readonly PackedEvent[];
}

/**
 * Events are most of what a page receives, and the names of their fields were half of that: on the wire an event is a
 * row. Archives are proven by a hash of these rows: an order that has been released stays as it is, as long as the
 * rules do.
 */
export class EventRows<Event extends { readonly type: string }> {
  private readonly order: ReadonlyMap<string, readonly string[]>;

  constructor(fields: EventFields<Event>) {
    const rows = Object.entries<object>(fields);
    this.order = new Map(rows.map(([type, row]) => [type, Object.keys(row)]));
  }

  /** Every type of event there is. */
  get types(): readonly string[] {
    return [...this.order.keys()];
  }

  message(events: readonly Event[], from: number, end?: number): EventsMessage {
    return { from, events: events.slice(from, end).map((event) => this.pack(event)) };
  }

  eventsOf({ events }: EventsMessage): Event[] {
    return events.map((row) => this.unpack(row));
  }

  pack(event: Event): PackedEvent {
    const values = event as unknown as Readonly<Record<string, unknown>>;
    const row: [string, ...unknown[]] = [event.type];
    for (const field of this.order.get(event.type) ?? []) row.push(values[field] ?? null);
    return row;
  }

  private unpack([type, ...values]: PackedEvent): Event {
    const event: Record<string, unknown> = { type };
    // Of an event of other rules the fields have numbers: what is there can still be told.
    const fields = this.order.get(type) ?? Object.keys(values);
    fields.forEach((field, index) => {
      const value = values[index] ?? undefined;
      if (value !== undefined) event[field] = value;
    });
    return event as unknown as Event;
  }
}
