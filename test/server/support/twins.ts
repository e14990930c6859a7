import { mechsWith, thinker } from '../../support/games';
import type { Game, GameTypes, Seat, Table } from '../../../shared/core';
import type { Games } from '../../../shared/games';
import { mechs, type MechsTable, type MechsTypes } from '../../../shared/games/mechs';
import type { Thinker } from '../../../server/bots';
import { House, type Party } from './house';
import type { Player } from './player';
import { inStep } from './play';

/** What only one of the two matches does: nothing that the viewer may know. */
export interface Variant {
  /** The rules, with something hidden changed after a phase. */
  readonly game?: Game<MechsTypes>;
  /** Another list of games, where it is not Mechs that is played. */
  readonly games?: Games;
  /** Bots that think otherwise. */
  readonly bots?: Thinker;
  readonly play: (table: Twin) => Promise<void>;
}

export interface Twin {
  readonly players: readonly Player[];
  readonly spectator: Player;
  /** Everybody who has joined. */
  readonly all: readonly Player[];
  /** The seat whose secrets differ; in solo only the robots' do. */
  readonly other?: Player;
  /** Everybody has the same moment, and bots have answered what they were asked. */
  readonly step: () => Promise<void>;
}

/** Bots answer when the test moves time on, so that they come at the same moment in both matches. */
const BOT_MS = 900;

/** What each viewer received, frame by frame, up to the moment before the reveal. */
export type Received = Map<string, string[]>;

/**
 * Plays one of two matches in a server of its own. Ids, tokens and deadlines come from ports that start alike, so
 * that whatever differs in what a viewer receives can only come from the difference in secrets.
 */
export async function playTwin(
  variant: Variant,
  { other, ...party }: Party & { readonly other?: Seat },
): Promise<Received> {
  const { game = mechs, games = mechsWith(game), bots = thinker } = variant;
  const house = await House.open({ seed: 5, services: { games, bots } });
  try {
    const { matchId, players } = await house.started({ clock: 'standard', ...party });
    const spectator = await house.person().join(matchId, { watch: true });
    const all = [...players, spectator];
    const step = async () => {
      await inStep(all);
      while (isBotAsked(spectator, players.length)) {
        const before = seen(spectator);
        await house.ports.advance(BOT_MS);
        await spectator.sees(() => seen(spectator) !== before, 'the bot to answer');
        await inStep(all);
      }
    };
    const twin: Twin = { players, spectator, all, other: other === undefined ? other : players[other], step };
    await twin.step();
    await variant.play(twin);
    await twin.step();
    const received: Received = new Map();
    for (const player of all) {
      if (player === twin.other) continue;
      received.set(
        String(player.viewer),
        player.frames.map((frame) => withoutCommitments(Buffer.from(frame).toString('hex'), player)),
      );
    }
    return received;
  } finally {
    await house.close();
  }
}

/** Commitments to different secrets differ, and must: what counts is that there are as many of the same length. */
function withoutCommitments(frame: string, { room }: Player): string {
  let rest = frame;
  room.state.commitments.forEach((hash) => {
    rest = rest.replaceAll(Buffer.from(hash).toString('hex'), '#'.repeat(2 * hash.length));
  });
  return rest;
}

function isBotAsked({ view }: Player, people: number): boolean {
  return view?.waitingFor.some((seat) => seat >= people) ?? false;
}

function seen({ view }: Player): string {
  return JSON.stringify(view);
}

/** Who can tell the two matches apart by what they received. */
export async function compare(
  a: Variant,
  b: Variant,
  party: Parameters<typeof playTwin>[1],
): Promise<string[]> {
  const [one, two] = [await playTwin(a, party), await playTwin(b, party)];
  return [...one.keys()].filter(
    (viewer) => JSON.stringify(one.get(viewer)) !== JSON.stringify(two.get(viewer)),
  );
}

/** The rules, with `change` made once, when the given phase has been reached. */
export function changedAt(phase: string, change: (g: MechsTable) => void): Game<MechsTypes> {
  return changedRules(mechs, phase, change);
}

export function changedRules<T extends GameTypes & { open: { phase: string; round: number } }>(
  rules: Game<T>,
  phase: string,
  change: (g: Table<T>) => void,
): Game<T> {
  return {
    ...rules,
    *step(g) {
      const before = g.open.phase;
      yield* rules.step(g);
      if (before !== phase && g.open.phase === phase && g.open.round <= 1) change(g);
    },
  };
}
