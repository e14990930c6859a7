import { mechsEvents } from '../../shared/games/mechs/eventFields';
import { mechsKit } from '../../shared/games/mechs/kit';
import { quickRandom, playAgain } from '../../shared/core';
import { eventsDigest, verify } from '../../shared/fairness';
import { mechs } from '../../shared/games/mechs';
import { played, seenAt, throughFile } from './support/archives';
import { bytesOf, unnoticed } from './support/tampering';

test('a thousand random matches: every replay is what was seen live, and Verify says yes', () => {
  for (let number = 0; number < 1000; number++) {
    const match = played(number);
    const archive = throughFile(match.archive);
    const again = playAgain(mechs, archive.record);
    if (eventsDigest(mechsEvents, again.events) !== eventsDigest(mechsEvents, match.live.events))
      expect(again.events).toEqual(match.live.events);
    const report = verify(mechsKit, archive, seenAt(match));
    if (!report.ok) expect({ number, report }).toEqual({});
  }
}, 1_200_000);

test('every single byte of a whole match counts, also where the archive is sealed anew', () => {
  const match = played(5);
  const { positions } = bytesOf(match.archive);
  expect(unnoticed(match.archive, positions, quickRandom(1))).toEqual([]);
  expect(unnoticed(match.archive, positions, quickRandom(2), seenAt(match))).toEqual([]);
}, 1_200_000);
