import { mechsKit } from '../../shared/games/mechs/kit';
import { expectSame } from '../games/mechs/property/invariants';
import { playMatch, type MechsMatch, type Play } from '../games/mechs/support/play';
import { Replay, type Onlooker } from '../../shared/replay';

/** What everybody saw while the match was played, to the byte: by moment, then by viewer. */
export interface Live {
  readonly match: MechsMatch;
  readonly moments: readonly {
    readonly inputs: number;
    readonly seen: readonly string[];
    readonly events: number;
  }[];
}

export function onlookersOf(match: MechsMatch): Exclude<Onlooker, 'everything'>[] {
  return [...match.state.open.seats.keys(), 'spectator'];
}

export function playLive(play: Play): Live {
  const moments: Live['moments'][number][] = [];
  const match = playMatch(play, (now) => {
    const seen = onlookersOf(now).map((viewer) => JSON.stringify(now.view(viewer)));
    moments.push({ inputs: now.record().inputs.length, seen, events: now.events.length });
  });
  return { match, moments };
}

/** A match as it comes out of a file. */
export function asFile<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** So many moments lie between two that are looked at on the way back. */
const STRIDE = 23;

/** The replay shows every viewer what the live table showed them, at every moment, also when it is gone back to. */
export function expectReplayed({ match, moments }: Live): void {
  const replay = new Replay(mechsKit, asFile(match.record()));
  expectSame(replay.events, match.events);
  const back = moments.filter((_, i) => i % STRIDE === 0).reverse();
  for (const { inputs, seen, events } of [...moments, ...back]) {
    expect(replay.moments[inputs]?.events).toBe(events);
    onlookersOf(match).forEach((viewer, i) => {
      const { view, revealed } = replay.sight(inputs, viewer);
      if (JSON.stringify(view) !== seen[i]) throw new Error(`Moment ${inputs} looks different to ${viewer}.`);
      if (revealed) throw new Error(`Moment ${inputs} reveals everything to ${viewer}.`);
    });
  }
}
