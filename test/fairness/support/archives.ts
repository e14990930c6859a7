import { games } from '../../../shared/games';
import { mechsEvents } from '../../../shared/games/mechs/eventFields';
import { mechsKit } from '../../../shared/games/mechs/kit';
import { Match, pick, quickRandom, seedFrom, type Random } from '../../../shared/core';
import {
  archiveOf,
  eventsDigest,
  matchSeed,
  Notary,
  seedCommitment,
  type MatchArchive,
  type Seen,
  type SeedOrigin,
} from '../../../shared/fairness';
import { archiveFrom } from '../../../shared/fairness/archiveForm';
import { mechs, type MechsConfig, type MechsTypes } from '../../../shared/games/mechs';
import { playOne, SEATS, type MechsMatch } from '../../games/mechs/support/play';
import { keenPlayer, uniformPlayer } from '../../games/mechs/support/players';

export const CONFIGS: readonly MechsConfig[] = [
  ...SEATS.map((seats) => ({ seats })),
  { seats: 3, solo: true },
];

export interface Played {
  readonly archive: MatchArchive<MechsTypes>;
  /** The match as it was played, not as it was replayed. */
  readonly live: MechsMatch;
  /** The notary who looked on. */
  readonly notary: Notary<MechsTypes>;
}

export function originOf(config: MechsConfig, random: Random): SeedOrigin {
  const contributions = Array.from({ length: config.seats }, (_, seat) =>
    (config.solo && seat > 0) || (seat > 0 && random.below(4) === 0) ? null : seedFrom(random),
  );
  return { serverSeed: seedFrom(random), salt: seedFrom(random), contributions };
}

/** A random match from its seed to its archive, as a server would run it; it may be cut short. */
export function played(number: number, { inputs = Infinity }: { readonly inputs?: number } = {}): Played {
  const random = quickRandom(number);
  const config = CONFIGS[number % CONFIGS.length]!;
  const origin = originOf(config, random);
  const matchId = `match-${number}`;
  const live = Match.create(mechs, config, matchSeed(origin));
  const notary = new Notary(mechsKit, { matchId, serverSeed: origin.serverSeed });
  const play = { player: pick([keenPlayer, uniformPlayer], random), rearrangeEvery: 9 };
  notary.look(live);
  for (let count = 0; !live.isOver && count < inputs; count++) {
    playOne(live, play, random, count);
    notary.look(live);
  }
  const archive = archiveOf(mechsKit, {
    matchId,
    engine: 'e'.repeat(64),
    endedAt: 1_700_000_000_000 + number,
    ending: live.isOver ? 'finished' : 'abandoned',
    seats: Array.from({ length: config.seats }, (_, seat) => ({ name: `Guest ${seat}` })),
    record: live.record(),
    origin,
  });
  return { archive, live, notary };
}

/** Written to a file and read again. */
export function throughFile(archive: MatchArchive): MatchArchive {
  const read = archiveFrom(games, JSON.parse(JSON.stringify(archive)));
  if (!read) throw new Error('Not taken for an archive.');
  return read;
}

/** What a browser notes that was there all along, but for the first events and a break in the middle. */
export function seenAt({ archive, live, notary }: Played): Seen {
  const { contributions } = archive.proof;
  const seat = contributions.findIndex((one) => one !== null);
  const { events } = live;
  const third = Math.floor(events.length / 3);
  const stretch = (from: number, to: number) => ({
    from,
    count: to - from,
    digest: eventsDigest(mechsEvents, events.slice(from, to)),
  });
  return {
    seedCommitment: seedCommitment(archive.matchId, archive.proof),
    engine: archive.engine,
    contribution: { seat, randomness: contributions[seat] ?? '' },
    contributions,
    commitments: notary.commitments.slice(2),
    events: [stretch(2, third), stretch(third + 5, events.length)],
    seal: archive.seal,
  };
}
