import type { GameTypes, Match, Seat } from '../../shared/core';
import {
  archiveOfPlayed,
  botsKey,
  matchSeed,
  Notary,
  notarize,
  seedCommitment,
  type PublicCommitment,
  type SeedOrigin,
} from '../../shared/fairness';
import type { Intent, Reply } from '../../shared/protocol';
import type { Cancel } from '../base/ports';
import type { Kept } from '../match/kept';
import { drawShare, type ServerShare } from '../match/serverShare';
import type { TableBasics } from './basics';
import type { Scribe } from './scribe';
import type { Place } from './tableState';

/** How long a full table waits for what its people add to the seed; a page sends it by itself, at once. */
const GRACE_MS = 2000;

interface Contribution {
  readonly randomness: string;
  isKept: boolean;
}

/**
 * Where the seed of a table's match comes from, and what is committed to while it is played: docs/fairness.md. The
 * server's share is drawn when the table is opened, and its hash shown before anybody adds anything.
 */
export class Fairness {
  private drawn: ServerShare | undefined = undefined;
  private published: string | undefined = undefined;
  /** What the people in their seats add, while the table gathers. */
  private readonly added = new Map<Seat, Contribution>();
  private grace: Cancel | undefined = undefined;
  private isGraceOver = false;
  private origin: SeedOrigin | undefined = undefined;
  private notary: Notary<GameTypes> | undefined = undefined;
  private sealed: string | undefined = undefined;
  /** A match that was begun before there were proofs has none. */
  private isProvable = true;

  /** The hash of the engine. Public from the first moment: the rules cannot be others afterwards. */
  engine: string | undefined;

  constructor(
    private readonly table: TableBasics,
    private readonly scribe: Scribe,
  ) {
    this.engine = table.engine.file?.hash;
  }

  /** Public from the first moment. */
  get commitment(): string | undefined {
    if (!this.isProvable) return undefined;
    this.published ??= seedCommitment(this.matchId, this.share());
    return this.published;
  }

  /** Public once the match has started; null where nothing was added. */
  get contributions(): readonly (string | null)[] {
    return this.origin?.contributions ?? [];
  }

  /** Public, each from the moment at which it was made. */
  get commitments(): readonly PublicCommitment[] {
    return this.notary?.published ?? [];
  }

  /** What bots and autopilots draw from for a decision: nobody hears of it before the match is over. */
  botsKey(decision: { readonly seat: Seat; readonly id: number }): string {
    const { serverSeed } = this.share();
    return botsKey({ matchId: this.matchId, serverSeed }, decision);
  }

  /** Public once the end of the match is kept. */
  get seal(): string | undefined {
    return this.sealed;
  }

  async contribute(
    { seat }: Place,
    { commitment, randomness }: Intent<'contribute'>,
  ): Promise<Reply<undefined>> {
    if (commitment !== this.commitment) return { ok: false, code: 'stale' };
    const before = this.added.get(seat);
    if (before?.randomness === randomness && before.isKept) return { ok: true, repeat: true };
    if (before) return { ok: false, code: 'not-allowed' };
    const contribution = { randomness, isKept: false };
    this.added.set(seat, contribution);
    try {
      const at = this.table.services.ports.now();
      await this.scribe.append({ entries: [{ type: 'contribution', at, seat, randomness }] });
    } catch {
      if (this.added.get(seat) === contribution) this.added.delete(seat);
      return { ok: false, code: 'storage-failed' };
    }
    // Who has left the seat meanwhile has no part in the match.
    if (this.added.get(seat) !== contribution) return { ok: false, code: 'not-seated' };
    contribution.isKept = true;
    this.table.happened.tell('mayBegin');
    return { ok: true };
  }

  /** Whoever leaves the seat takes it along. */
  drop(seat: Seat): void {
    this.added.delete(seat);
  }

  /** Whether a full table can begin; if not yet, it is told when it can. */
  isReady(): boolean {
    const { state, services } = this.table;
    const isAwaited = ({ seat, person, here }: Place) => person && here && !this.added.get(seat)?.isKept;
    if (this.isGraceOver || !state.places.some(isAwaited)) return true;
    this.grace ??= services.ports.setTimer(GRACE_MS, () => {
      this.grace = undefined;
      this.isGraceOver = true;
      this.table.happened.tell('mayBegin');
    });
    return false;
  }

  /** The table is not full any more: everybody has time again. */
  stopWaiting(): void {
    this.grace?.();
    this.grace = undefined;
    this.isGraceOver = false;
  }

  /** The seed, with everything that it is made of. From here on nothing can be added. */
  makeSeed(): { readonly seed: string; readonly origin: SeedOrigin } {
    const contributions = this.table.state.places.map(({ seat }) => {
      const added = this.added.get(seat);
      return added?.isKept ? added.randomness : null;
    });
    const origin = { contributions, ...this.share() };
    return { seed: matchSeed(origin), origin };
  }

  begin(match: Match<GameTypes>, origin: SeedOrigin): void {
    this.stopWaiting();
    this.origin = origin;
    this.notary = new Notary(this.table.kit, { matchId: this.matchId, serverSeed: origin.serverSeed });
    this.notary.look(match);
  }

  /** An input has had its effect. */
  look(match: Match<GameTypes>): void {
    this.notary?.look(match);
  }

  restore({ engine, share, contributions, start }: Kept, match: Match<GameTypes> | undefined): void {
    this.engine = engine;
    this.drawn = share;
    contributions.forEach((randomness, seat) => {
      if (randomness !== undefined) this.added.set(seat, { randomness, isKept: true });
    });
    if (!match) return;
    this.origin = start?.origin;
    this.isProvable = this.origin !== undefined;
    if (!this.origin) return;
    this.drawn = this.origin;
    const { serverSeed } = this.origin;
    this.notary = notarize(this.table.kit, match.record(), { matchId: this.matchId, serverSeed }).notary;
  }

  /** What everybody is shown at the end: the archive that is given out later has this very seal. */
  close(match: Match<GameTypes>, { at, ending }: { readonly at: number; readonly ending: string }): void {
    if (!this.origin) return;
    const { matchId, engine, origin } = this;
    const ended = { matchId, endedAt: at, ending, seats: [], engine, record: match.record(), origin };
    this.sealed = archiveOfPlayed(this.table.kit, ended, {
      events: match.events,
      commitments: this.notary?.commitments ?? [],
    }).seal;
  }

  private get matchId(): string {
    return this.table.state.record.matchId;
  }

  private share(): ServerShare {
    this.drawn ??= drawShare(this.table.services.ports);
    return this.drawn;
  }
}
