import type { Game, Seat } from '../../../shared/core';
import { mechs, type MechsTable, type MechsTypes } from '../../../shared/games/mechs';
import { Arena } from './arena';
import type { Player } from './player';
import { inStep } from './play';

/** What only one of the two matches does: nothing that the viewer may know. */
export interface Variant {
  /** The rules, with something hidden changed after a phase. */
  readonly game?: Game<MechsTypes>;
  readonly play: (table: Twin) => Promise<void>;
}

export interface Twin {
  readonly players: readonly Player[];
  readonly spectator: Player;
  /** Everybody who has joined. */
  readonly all: readonly Player[];
  /** The seat whose secrets differ. */
  readonly other: Player;
  readonly step: () => Promise<void>;
}

/** What each viewer received, frame by frame, up to the moment before the reveal. */
export type Received = Map<string, string[]>;

/**
 * Plays one of two matches in a server of its own. Ids, tokens and deadlines come from ports that start alike, so
 * that whatever differs in what a viewer receives can only come from the difference in secrets.
 */
export async function playTwin(
  variant: Variant,
  { seats, other }: { seats: 2 | 3 | 4; other: Seat },
): Promise<Received> {
  const arena = await Arena.open({ seed: 5, services: { game: variant.game ?? mechs } });
  try {
    const { matchId, players } = await arena.started({ seats, clock: 'standard' });
    const spectator = await arena.person().join(matchId, { watch: true });
    const all = [...players, spectator];
    const twin: Twin = { players, spectator, all, other: players[other]!, step: () => inStep(all) };
    await twin.step();
    await variant.play(twin);
    await twin.step();
    const received: Received = new Map();
    for (const player of all) {
      if (player === twin.other) continue;
      received.set(
        String(player.viewer),
        player.frames.map((frame) => Buffer.from(frame).toString('hex')),
      );
    }
    return received;
  } finally {
    await arena.close();
  }
}

/** The rules, with `change` made once, when the given phase has been reached. */
export function changedAt(phase: string, change: (g: MechsTable) => void): Game<MechsTypes> {
  return {
    ...mechs,
    *step(g) {
      const before = g.open.phase;
      yield* mechs.step(g);
      if (before !== phase && g.open.phase === phase && g.open.round <= 1) change(g);
    },
  };
}
