import { mechsEvents } from '../../shared/games/mechs/eventFields';
import { useNativeHash } from '../../server/base/nativeHash';
import { eventsDigest, EventsDigest } from '../../shared/fairness';
import { hashOf, keyedHashOf } from '../../shared/fairness/hash';
import { playMatch } from '../games/mechs/support/play';
import { keenPlayer } from '../games/mechs/support/players';

const KEY = Uint8Array.from({ length: 32 }, (_, i) => i);
const { events } = playMatch({ seats: 3, seed: 5, player: keenPlayer });

test('the server hashes with its platform, the page by itself: the bytes are the same', () => {
  const all = () => [
    hashOf('seal', 'Zürich', KEY),
    Buffer.from(keyedHashOf(KEY, 'salt', 'a', 'b')).toString('hex'),
    eventsDigest(mechsEvents, events),
  ];
  const own = all();
  useNativeHash();
  expect(all()).toEqual(own);
});

test('a digest that grows with the events is that of all of them, at every moment', () => {
  const digest = new EventsDigest();
  expect(digest.hex).toBe(eventsDigest(mechsEvents, []));
  events.slice(0, 20).forEach((event, i) => {
    digest.add(mechsEvents.pack(event));
    expect(digest.hex).toBe(eventsDigest(mechsEvents, events.slice(0, i + 1)));
  });
  expect(digest).toHaveLength(20);
});
