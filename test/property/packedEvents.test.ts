import { packEvents, unpackEvents } from '../../shared/protocol';
import { playMatch } from '../support/play';
import { holdsFor, playOf, RUNS } from './settings';

test('events come out of the wire form as they went in, from any number on', () => {
  holdsFor(40 * RUNS, (sketch) => {
    const { events } = playMatch(playOf(sketch));
    expect(unpackEvents(packEvents(events, 0))).toEqual(events);
    const message = JSON.parse(JSON.stringify(packEvents(events, 7, 20))) as ReturnType<typeof packEvents>;
    expect(message.from).toBe(7);
    expect(unpackEvents(message)).toEqual(events.slice(7, 20));
  });
});
