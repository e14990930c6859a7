import { isSame, type Viewer } from '../../shared/core';
import {
  CLOSE,
  habitsWithin,
  HISTORY_PAGE,
  type Intent,
  type IntentName,
  type RefusalReason,
  type Reply,
} from '../../shared/protocol';
import type { Person } from '../people/identity';
import type { Audience } from '../table/audience';
import { demand } from '../table/delegation';
import { keepDraft } from '../table/drafts';
import type { Table } from '../table/table';
import { settleRematch } from '../table/rematch';
import { placeAt, type Place } from '../table/tableState';

/** Who asks, and where. */
export interface Asking {
  readonly table: Table;
  readonly audience: Audience;
  readonly person: Person;
  readonly viewer: Viewer;
  /** Where the connection comes from. */
  readonly address: string | undefined;
  /** Moves the asking connection to a seat, or among the spectators. */
  become(viewer: Viewer): void;
}

type Handler<Name extends IntentName> = (
  asking: Asking,
  intent: Intent<Name>,
) => Reply<unknown> | Promise<Reply<unknown>>;

const DONE: Reply = { ok: true };

/** What each intent does. An intent without a handler does not compile. */
export const handlers: { readonly [Name in IntentName]: Handler<Name> } = {
  answer: (asking, { id, answer }) =>
    withSeat(asking, (place) => {
      asking.table.absence.handover.acted(place);
      return asking.table.play.submit({ type: 'answer', seat: place.seat, id, answer });
    }),

  retract: (asking, { id }) =>
    withSeat(asking, (place) => {
      asking.table.absence.handover.acted(place);
      if (!asking.table.play.canRetract(place.seat)) return refuse('stale');
      return asking.table.play.submit({ type: 'retract', seat: place.seat, id });
    }),

  draft: (asking, { id, draft }) =>
    withMatch(asking, (place) => {
      const { table } = asking;
      table.absence.handover.acted(place);
      const code = keepDraft(place, table.current.running().match, { id, draft });
      if (code) return refuse(code);
      table.scribe.draft(place);
      table.publish();
      return DONE;
    }),

  arrange: (asking, { arrangement }) =>
    withSeat(asking, (place) => {
      asking.table.absence.handover.acted(place);
      return asking.table.play.submit({ type: 'arrange', seat: place.seat, arrangement });
    }),

  contribute: (asking, contribution) =>
    withSeat(asking, (place) => asking.table.opening.contribute(place, contribution)),

  look: (asking, { on }) =>
    withSeat(asking, (place) => {
      const { table } = asking;
      if (table.state.phase !== 'gathering') return refuse('already-started');
      table.opening.looked(place, on);
      return DONE;
    }),

  takeSeat: (asking, { seat }) => {
    const { table, person, viewer, address } = asking;
    const { state } = table;
    if (state.phase !== 'gathering') return refuse('already-started');
    if (viewer !== 'spectator') return refuse('already-seated');
    const wanted = table.seating.choose(seat);
    if (typeof wanted === 'string') return refuse(wanted);
    if (table.services.directory.sitsAtEnough(person.id, state.record.settings.clock))
      return refuse('too-many-tables');
    asking.become(wanted.seat);
    table.seating.arrive(wanted.seat, person, address);
    return DONE;
  },

  leaveSeat: (asking) =>
    onceBegun(asking, (place) => {
      const { table } = asking;
      if (table.state.phase === 'gathering') {
        asking.become('spectator');
        table.seating.vacate(place);
      } else if (table.state.phase === 'playing') {
        // T6: leaving a match never removes a seat. The seat stays theirs to come back to.
        table.absence.handover.toAutopilot(place, 'left');
      }
      return DONE;
    }),

  wishColour: (asking, { colour }) =>
    withSeat(asking, (place) => {
      const { table } = asking;
      if (table.state.phase !== 'gathering') return refuse('already-started');
      const code = table.seating.wishColour(place, colour);
      return code ? refuse(code) : onceKept(table);
    }),

  addBot: (asking, { bot, seat }) =>
    withOwner(asking, ({ table }) => {
      const place = table.seating.choose(seat);
      if (typeof place === 'string') return refuse(place);
      table.seating.seatBot(place, bot);
      return onceKept(table);
    }),

  removeBot: (asking, { seat }) =>
    withOwner(asking, ({ table }) => {
      const place = table.state.places[seat];
      if (!place?.bot) return refuse(place ? 'not-allowed' : 'malformed');
      table.seating.vacate(place);
      return onceKept(table);
    }),

  kick: (asking, { seat }) =>
    withOwner(asking, ({ table, audience, viewer }) => {
      const place = table.state.places[seat];
      const person = place?.person;
      if (!place) return refuse('malformed');
      if (!person || seat === viewer) return refuse('not-allowed');
      table.seating.kick(place, person);
      audience.showOut(person.id, CLOSE.kicked);
      return onceKept(table);
    }),

  chat: (asking, words) =>
    withSeat(asking, (place) => {
      const { table, audience, person } = asking;
      if (!table.services.config.CHAT) return refuse('chat-off');
      const line = table.chat.say(place, person, words);
      if (line === 'rate-limited') return refuse(line);
      table.scribe.chat({ seat: place.seat, at: line.at, person: person.id, ...words });
      audience.broadcast('chat', line, (reader, seat) =>
        table.chat.canRead(reader, seat === undefined ? undefined : placeAt(table.state, seat), place),
      );
      return DONE;
    }),

  mute: (asking, { seat, on }) =>
    withSeat(asking, (place) => {
      const { table, person } = asking;
      if (!table.state.places[seat] || seat === place.seat) return refuse('not-allowed');
      if (on) place.muted.add(seat);
      else place.muted.delete(seat);
      const result = { muted: table.chat.mutedBy(place), blocked: table.chat.blockedBy(person) };
      return onceKept(table, { ok: true, result });
    }),

  block: (asking, { seat, on }) =>
    withSeat(asking, async (place) => {
      const { table, person, address } = asking;
      const other = table.state.places[seat]?.person;
      if (!other || seat === place.seat) return refuse('not-allowed');
      const isSet = await table.services.blocks.set(person.id, other.id, on, address).catch(() => undefined);
      if (isSet === undefined) return refuse('storage-failed');
      if (!isSet) return refuse('too-many-blocks');
      return {
        ok: true,
        result: { muted: table.chat.mutedBy(place), blocked: table.chat.blockedBy(person) },
      };
    }),

  rematch: (asking, { on }) =>
    withSeat(asking, async (place) => {
      const { table } = asking;
      if (table.state.phase !== 'over') return refuse('not-allowed');
      place.wantsRematch = on;
      const code = await settleRematch(table);
      return code ? refuse(code) : DONE;
    }),

  abandon: (asking, { on }) =>
    withMatch(asking, (place) => {
      const { table } = asking;
      table.absence.handover.acted(place);
      place.wantsAbandon = on;
      table.publish();
      table.conclusion.abandonWhenUnanimous();
      return onceKept(table);
    }),

  handOver: (asking, { seat }) =>
    withMatch(asking, (place) => {
      const { table } = asking;
      const other = table.state.places[seat];
      if (!other?.nudged || other.autopilot || seat === place.seat) return refuse('not-allowed');
      table.absence.handover.toAutopilot(other, 'handed');
      return DONE;
    }),

  habits: (asking, said) =>
    withSeat(asking, (place) => {
      const { table } = asking;
      const { delegation } = table.kit;
      if (!delegation) return refuse('not-allowed');
      const habits = habitsWithin(delegation, said);
      if (!isSame(place.habits, habits)) place.habits = habits;
      // What is open now is answered, or asked, by what was just said.
      table.absence.waiting.update(place.seat);
      return onceKept(table);
    }),

  demand: (asking, { kind, on }) =>
    withMatch(asking, (place) => {
      const { kit, absence } = asking.table;
      if (!Object.hasOwn(kit.delegation?.weights ?? {}, kind)) return refuse('not-allowed');
      demand(place, kind, on);
      absence.waiting.update(place.seat);
      return DONE;
    }),

  holiday: (asking, { days }) =>
    withMatch(asking, async (place) => {
      const { table } = asking;
      table.absence.handover.acted(place);
      const code = await table.holiday.take(place, days);
      table.publish();
      return code ? refuse(code) : DONE;
    }),

  webhook: (asking, intent) =>
    withSeat(asking, async (place) => {
      const code = await asking.table.channel.set(place, intent);
      return code ? refuse(code) : DONE;
    }),

  resume: (asking) =>
    withMatch(asking, (place) => {
      asking.table.absence.handover.acted(place);
      return DONE;
    }),

  // Events are public facts: whoever is let in may read all of them.
  history: ({ table }, { from }) => {
    const events = table.current.match?.events;
    if (!events) return refuse('not-started');
    return {
      ok: true,
      result: table.kit.events.message(events, from, from + HISTORY_PAGE),
    };
  },

  moveCode: async (asking) => {
    const { table, person } = asking;
    const move = { person, matchId: table.state.record.matchId };
    const code = await table.services.moveCodes.issue(move).catch(() => undefined);
    return code === undefined ? refuse('busy') : { ok: true, result: { code } };
  },
};

type Outcome = Reply<unknown> | Promise<Reply<unknown>>;

function withSeat(asking: Asking, act: (place: Place) => Outcome): Outcome {
  return asking.viewer === 'spectator'
    ? refuse('not-seated')
    : act(placeAt(asking.table.state, asking.viewer));
}

/** Who comes while the match is being started is heard after it. */
function onceBegun(asking: Asking, act: (place: Place) => Outcome): Outcome {
  const { underWay } = asking.table.opening;
  return underWay ? underWay.then(() => withSeat(asking, act)) : withSeat(asking, act);
}

/** Before the start, for whoever the table belongs to. */
function withOwner(asking: Asking, act: (asking: Asking) => Outcome): Outcome {
  return onceBegun(asking, ({ seat }) => {
    const { state } = asking.table;
    if (state.phase !== 'gathering') return refuse('already-started');
    return state.owner === seat ? act(asking) : refuse('not-owner');
  });
}

function withMatch(asking: Asking, act: (place: Place) => Outcome): Outcome {
  return withSeat(asking, (place) => {
    const { phase } = asking.table.state;
    if (phase === 'playing') return act(place);
    return refuse(phase === 'over' ? 'over' : 'not-started');
  });
}

/** Acknowledged when it would survive a power cut. What could not be written is shown all the same, and is tried again. */
async function onceKept({ scribe }: Table, reply: Reply<unknown> = DONE): Promise<Reply<unknown>> {
  return (await scribe.isKept()) ? reply : refuse('storage-failed');
}

function refuse(code: RefusalReason): Reply {
  return { ok: false, code };
}
