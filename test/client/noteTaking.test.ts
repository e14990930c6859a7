import type { PublicCommitment, Seen } from '../../shared/fairness';
import { Notary, verify } from '../../shared/fairness';
import { mechsEvents } from '../../shared/games/mechs/eventFields';
import type { PackedEvent } from '../../shared/core';
import type { MechsTypes } from '../../shared/games/mechs';
import { mechsKit } from '../../shared/games/mechs/kit';
import { take } from '../../client/fairness/noteTaking';
import { notedOf } from '../../client/fairness/notes';
import type { Glimpse } from '../../client/model/glimpses';
import { played } from '../fairness/support/archives';

interface Shown {
  readonly from: number;
  readonly events: readonly PackedEvent[];
  readonly commitments: readonly PublicCommitment[];
}

const { archive } = played(8, { inputs: 60 });

/** What a page is shown of the match, a glimpse for every two inputs. */
function shown(): Shown[] {
  const { record, matchId, proof } = archive;
  const notary = new Notary<MechsTypes>(mechsKit, { matchId, serverSeed: proof.serverSeed });
  const again = mechsKit.runner.again(mechsKit.rules, record);
  const glimpses: Shown[] = [];
  let from = 0;
  do {
    notary.look(again.match);
    if (again.at % 2) continue;
    const events = again.match.events.slice(from).map((event) => mechsEvents.pack(event));
    glimpses.push({ from, events, commitments: [...notary.published] });
    from = again.match.events.length;
  } while (again.next());
  return glimpses;
}

/** Whether Verify is content with what a page has noted that was shown this. */
function isContent(glimpses: readonly Shown[], id: string): boolean {
  const { proof, engine, seal } = archive;
  const table = { matchId: id, engine, seal, seedCommitment: proof.seedCommitment, phase: 'playing' };
  const seats = proof.contributions.map((contribution) => ({ contribution: contribution ?? undefined }));
  for (const glimpse of glimpses) take({ table: { ...table, seats }, ...glimpse } as unknown as Glimpse);
  const seen: Seen = notedOf(id);
  expect(seen.events!.length).toBeGreaterThan(0);
  return verify(mechsKit, archive, seen).ok;
}

describe('what a page notes of a match', () => {
  const kept = new Map<string, string>();
  beforeAll(() => {
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    Object.assign(globalThis, { localStorage: storage });
  });

  const glimpses = shown();
  const last = glimpses.at(-1)!;
  const otherwise = (commitments: readonly PublicCommitment[]) =>
    commitments.map((one, index) => (index === 1 ? { ...one, hash: 'f'.repeat(64) } : one));

  test('fits a server that plays fair, also with a break and from the middle on', () => {
    expect(last.commitments.length).toBeGreaterThan(4);
    expect(isContent(glimpses, 'fair')).toBe(true);
    expect(isContent([...glimpses.slice(0, 8), ...glimpses.slice(14)], 'broken off')).toBe(true);
    expect(isContent(glimpses.slice(12), 'late')).toBe(true);
  });

  test('catches one that tells events again to put something else in the place of what was hidden', () => {
    const changed = glimpses.map((one) => ({ ...one, commitments: otherwise(one.commitments) }));
    // First it shows another hash, then it starts over from the first event, with the one that it seals.
    expect(isContent([...changed.slice(0, 15), ...glimpses], 'told again')).toBe(false);
  });

  test('catches one that commits to something only afterwards, or never', () => {
    const late = glimpses.map((one) => ({ ...one, commitments: one === last ? one.commitments : [] }));
    expect(isContent(late, 'afterwards')).toBe(false);
    expect(
      isContent(
        glimpses.map((one) => ({ ...one, commitments: [] })),
        'never',
      ),
    ).toBe(false);
  });
});
