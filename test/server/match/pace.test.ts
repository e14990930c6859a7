import { keptFrom, type Pace } from '../../../server/match/kept';
import type { Entry, Latest, StoredMatch } from '../../../server/store/store';
import { inputOf } from '../../support/storeData';

/** Where the clocks stood is written with an input, or alone: what was written last counts. */
describe('where the clocks stood', () => {
  const match = { head: { seats: [], createdAt: 0 }, status: 'running' } as unknown as StoredMatch;
  const pace = (at: number): Pace => ({ at, clocks: [], places: [] });
  const withInput = (at: number): Entry => ({
    clocks: pace(at),
    ...(inputOf(at) as Extract<Entry, { type: 'input' }>),
  });
  const alone = (at: number): Latest => ({ type: 'clock', at, clocks: pace(at) });
  const found = (entries: Entry[], latest: Latest[]) => keptFrom(match, { entries, latest }).pace?.at;

  test.each([
    ['nowhere', [], [], undefined],
    ['alone, as all were before', [inputOf(1)], [alone(2)], 2],
    ['with an input', [withInput(3), inputOf(4)], [], 3],
    ['with the last input', [withInput(3), withInput(5)], [alone(4)], 5],
    ['alone after the last input', [withInput(3), withInput(5)], [alone(6)], 6],
  ])('%s', (_, entries, latest, at) => {
    expect(found(entries, latest)).toBe(at);
  });
});
