import type { EventsMessage } from '../../../../shared/core';
import { mechsEvents } from '../../../../shared/games/mechs/eventFields';
import { playMatch } from '../support/play';
import { holdsFor, playOf, RUNS } from './settings';

test('events come out of the wire form as they went in, from any number on', () => {
  holdsFor(40 * RUNS, (sketch) => {
    const { events } = playMatch(playOf(sketch));
    expect(mechsEvents.eventsOf(mechsEvents.message(events, 0))).toEqual(events);
    const message = JSON.parse(JSON.stringify(mechsEvents.message(events, 7, 20))) as EventsMessage;
    expect(message.from).toBe(7);
    expect(mechsEvents.eventsOf(message)).toEqual(events.slice(7, 20));
  });
});
