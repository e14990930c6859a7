import { mechsKit } from '../../../shared/games/mechs/kit';
import { Decoder, Encoder, StateView } from '@colyseus/schema';
import { isSame, Match, quickRandom, seedFrom, type Viewer } from '../../../shared/core';
import { mechs, type MechsConfig, type MechsTypes } from '../../../shared/games/mechs';
import { Notary, type PublicCommitment } from '../../../shared/fairness';
import { assembleCommitments, assembleView } from '../../../shared/protocol';
import { Projector } from '../../../server/sync/project';
import { projectFairness } from '../../../server/sync/projectFairness';
import { MatchSchema, SecretSchema } from '../../../server/sync/schema';

const SEED = seedFrom(quickRandom(1));

/** A room's state and the pages that hold a copy of it, without the room. */
class Copies {
  readonly state = new MatchSchema();
  private readonly encoder = new Encoder(this.state);
  private readonly projector = new Projector(this.state);
  private readonly notary = new Notary(mechsKit, { matchId: 'a match', serverSeed: SEED });
  private readonly pages = new Map<Viewer, { page: MatchSchema; decoder: Decoder; view?: StateView }>();

  constructor(
    readonly match: Match<MechsTypes>,
    seats: number,
  ) {
    for (let seat = 0; seat < seats; seat++) this.state.secrets.set(String(seat), new SecretSchema());
    this.project(seats);
    for (let seat = 0; seat < seats; seat++) this.join(seat);
    this.join('spectator');
  }

  project(seats: number): void {
    this.notary.look(this.match);
    const { published: commitments } = this.notary;
    projectFairness({ commitment: SEED, contributions: [SEED], commitments, seal: SEED }, this.state);
    this.projector.open(this.match.view('spectator'));
    for (let seat = 0; seat < seats; seat++) this.projector.secret(this.match.view(seat).own!, seat);
  }

  join(viewer: Viewer): void {
    const page = new MatchSchema();
    const decoder = new Decoder(page);
    let view: StateView | undefined;
    const at = { offset: 0 };
    let bytes: Uint8Array = this.encoder.encodeAll(at);
    if (viewer !== 'spectator') {
      view = new StateView();
      view.add(this.state.secrets.get(String(viewer))!);
      bytes = this.encoder.encodeAllView(view, at.offset, { ...at });
    }
    decoder.decode(bytes.slice());
    this.pages.set(viewer, { page, decoder, view });
  }

  patch(): void {
    const at = { offset: 0 };
    const open = this.encoder.encode(at);
    const end = at.offset;
    for (const { decoder, view } of this.pages.values()) {
      decoder.decode((view ? this.encoder.encodeView(view, end, at) : open).slice());
    }
    this.encoder.discardChanges();
  }

  private compareCommitments(page: MatchSchema): void {
    const seen = assembleCommitments(page);
    const made = this.notary.published;
    if (seen.length !== made.length || !isSame([...seen].sort(byId), [...made].sort(byId)))
      expect(seen).toEqual(made);
    expect([page.table.seedCommitment, page.table.seal]).toEqual([SEED, SEED]);
  }

  compare(): void {
    for (const [viewer, { page }] of this.pages) {
      const wanted = this.match.view(viewer);
      const { decision, held } = wanted;
      const assembled = assembleView(page, viewer, { decision, held });
      if (!isSame(assembled, wanted)) expect(assembled).toEqual(wanted);
      this.compareCommitments(page);
    }
  }
}

/** In the order of their names: a page that came late was told of them in another one. */
const byId = (a: PublicCommitment, b: PublicCommitment) => (a.id < b.id ? -1 : 1);

const TABLES: MechsConfig[] = [{ seats: 2 }, { seats: 3 }, { seats: 4 }, { seats: 3, solo: true }];

test.each(TABLES)('at a table for %j every page holds the view of the rules at every moment', (config) => {
  const { seats } = config;
  for (let game = 0; game < 3; game++) {
    const random = quickRandom(seats * 100 + game);
    const match = Match.create(mechs, config, seedFrom(random));
    const copies = new Copies(match, seats);
    copies.compare();
    let moves = 0;
    while (!match.isOver) {
      const waiting = match.waitingFor();
      const seat = waiting[random.below(waiting.length)]!;
      const decision = match.decision(seat)!;
      const verdict = match.submit({
        type: 'answer',
        seat,
        id: decision.id,
        answer: mechs.randomAnswer(decision, random),
      });
      expect(verdict.ok).toBe(true);
      copies.project(seats);
      copies.patch();
      if (++moves % 7 === 0 || match.isOver)
        copies.join(random.below(2) === 0 ? 'spectator' : random.below(seats));
      copies.compare();
    }
  }
});
