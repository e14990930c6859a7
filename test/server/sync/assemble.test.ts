import { Encoder, Reflection, StateView, type Decoder } from '@colyseus/schema';
import {
  isSame,
  Match,
  quickRandom,
  seedFrom,
  type GameTypes,
  type Random,
  type View,
  type Viewer,
} from '../../../shared/core';
import { Notary, type PublicCommitment } from '../../../shared/fairness';
import { games, type AnyKit } from '../../../shared/games';
import { assembleCommitments, assembleView, type WireState } from '../../../shared/protocol';
import { Projector } from '../../../server/sync/project';
import { projectFairness } from '../../../server/sync/projectFairness';
import { schemaFor } from '../../../server/sync/schema';
import { completed, type WireItem } from '../../../shared/wire';
import { configsOf, everyGame } from '../../support/everyGame';
import { frozenKits } from '../../support/frozenEngines';

const SEED = seedFrom(quickRandom(1));

interface Page {
  readonly state: WireState;
  readonly decoder: Decoder;
  readonly view?: StateView;
}

/** A room's state and the pages that hold a copy of it, without the room. They know the schema by reflection alone. */
class Copies {
  private readonly schema = schemaFor(this.kit);
  private readonly state = this.schema.newRoom();
  private readonly encoder = new Encoder(this.state);
  private readonly projector = new Projector(this.state, this.schema);
  private readonly notary = new Notary(this.kit, { matchId: 'a match', serverSeed: SEED });
  private readonly pages = new Map<Viewer, Page>();
  private readonly seats: number;

  constructor(
    private readonly kit: AnyKit,
    public match: Match<GameTypes>,
    /** The table of fields that the pages read by: this one's, or that of later rules. */
    private readonly wire: AnyKit['wire'] = kit.wire,
  ) {
    this.seats = kit.rules.seatsOf(match.config);
    for (let seat = 0; seat < this.seats; seat++)
      this.state.secrets.set(String(seat), this.schema.newSecret());
    this.join('spectator');
    expect(assembleView(kit.wire, this.pages.get('spectator')!.state, 'spectator')).toBeUndefined();
    this.project();
    this.patch();
    for (let seat = 0; seat < this.seats; seat++) this.join(seat);
  }

  project(): void {
    const { match, projector } = this;
    this.notary.look(match);
    const { published: commitments } = this.notary;
    projectFairness(
      { engine: SEED, commitment: SEED, contributions: [SEED], commitments, seal: SEED },
      this.state,
    );
    projector.open(match.view('spectator'), match.events.length);
    for (let seat = 0; seat < this.seats; seat++) projector.secret(match.view(seat).own, seat);
  }

  join(viewer: Viewer): void {
    const decoder = Reflection.decode(Reflection.encode(this.encoder));
    let view: StateView | undefined;
    const at = { offset: 0 };
    let bytes: Uint8Array = this.encoder.encodeAll(at);
    if (viewer !== 'spectator') {
      view = new StateView();
      view.add(this.state.secrets.get(String(viewer))!);
      bytes = this.encoder.encodeAllView(view, at.offset, { ...at });
    }
    decoder.decode(bytes.slice());
    this.pages.set(viewer, { state: decoder.state as unknown as WireState, decoder, view });
  }

  joinSomebody(random: Random): void {
    this.join(random.below(2) === 0 ? 'spectator' : random.below(this.seats));
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

  compare(): void {
    this.compareViews();
    for (const { state } of this.pages.values()) this.compareCommitments(state);
  }

  compareViews(): void {
    for (const [viewer, { state }] of this.pages) {
      const wanted = this.wantedBy(viewer);
      const { decision, held } = wanted;
      const assembled = assembleView(this.wire, state, viewer, { decision, held });
      if (!isSame(assembled, wanted)) expect(assembled).toEqual(wanted);
      if (state.match.events !== this.match.events.length)
        expect(state.match.events).toBe(this.match.events.length);
      this.compareSecrets(state, viewer);
    }
  }

  private wantedBy(viewer: Viewer): View<GameTypes> {
    const view = this.match.view(viewer);
    if (this.wire === this.kit.wire) return view;
    const own = view.own && completed(this.wire.secret, view.own as WireItem);
    return { ...view, own, open: completed(this.wire.open, view.open as WireItem) };
  }

  /** Of the others' items nothing has come but that they are there. */
  private compareSecrets({ secrets }: WireState, viewer: Viewer): void {
    secrets.forEach((item, seat) => {
      if (seat === String(viewer)) return;
      for (const field in this.kit.wire.secret)
        if (item[field] !== undefined) expect([seat, field, item[field]]).toEqual([seat, field, undefined]);
    });
  }

  private compareCommitments(state: WireState): void {
    const seen = assembleCommitments(state);
    const made = this.notary.published;
    if (seen.length !== made.length || !isSame([...seen].sort(byId), [...made].sort(byId)))
      expect(seen).toEqual(made);
    if (state.table.seedCommitment !== SEED || state.table.seal !== SEED)
      expect(state.table).toMatchObject({ seedCommitment: SEED, seal: SEED });
  }
}

/** In the order of their names: a page that came late was told of them in another one. */
const byId = (a: PublicCommitment, b: PublicCommitment) => (a.id < b.id ? -1 : 1);

const TABLES = everyGame.flatMap((kit) =>
  configsOf(kit).map((config) => [kit.rules.id, config, kit] as const),
);

test.each(TABLES)(
  'every page at a table of %s %j holds the view of the rules at every moment',
  (_, config, kit) => {
    const { rules } = kit;
    const seats = rules.seatsOf(config);
    for (let game = 0; game < 3; game++) {
      const random = quickRandom(seats * 100 + game);
      const match = Match.create(rules, config, seedFrom(random));
      const copies = new Copies(kit, match);
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
          answer: rules.randomAnswer(decision, random),
        });
        if (!verdict.ok) expect(verdict).toEqual({ ok: true });
        copies.project();
        copies.patch();
        if (++moves % 7 === 0 || match.isOver) copies.joinSomebody(random);
        copies.compare();
      }
    }
  },
);

const EARLIER = frozenKits().flatMap((kit) =>
  configsOf(kit).map((config) => [kit.rules.id, kit.rules.rulesVersion, config, kit] as const),
);

test('there are engines of earlier rules to read the tables of', () => expect(EARLIER).not.toEqual([]));

test.each(EARLIER)(
  'a page of today reads the tables and events of %s %s %j: what rules send only ever grows',
  (game, _version, config, kit) => {
    const today = games.named(game)!;
    const random = quickRandom(31);
    const match = kit.runner.begin(kit.rules, config, seedFrom(random));
    const copies = new Copies(kit, match, today.wire);
    for (let moves = 0; !match.isOver; moves++) {
      const seat = match.waitingFor()[0]!;
      const { id, question } = match.question(seat)!;
      match.submit({ type: 'answer', seat, id, answer: kit.rules.randomAnswer(question, random) });
      copies.project();
      copies.patch();
      if (moves % 5 === 0 || match.isOver) copies.compareViews();
    }
    // A type of event may go; the fields of one that stays keep their order.
    const known = match.events.filter(({ type }) => today.events.types.includes(type));
    expect(today.events.eventsOf(kit.events.message(known, 0))).toEqual(known);
  },
);

test.each(TABLES)(
  'a match of %s %j that was brought back after a fault is shown as it was',
  (_, config, kit) => {
    const { rules } = kit;
    const random = quickRandom(17);
    const match = Match.create(rules, config, seedFrom(random));
    const copies = new Copies(kit, match);
    while (!match.isOver) {
      const seat = match.waitingFor()[0]!;
      const { id, question } = match.question(seat)!;
      match.submit({ type: 'answer', seat, id, answer: rules.randomAnswer(question, random) });
      copies.project();
      copies.patch();
    }
    const { seed, inputs } = match.record();
    for (const share of [0.9, 0.6, 0.3, 0]) {
      copies.match = Match.create(rules, config, seed);
      for (const input of inputs.slice(0, share * inputs.length)) copies.match.submit(input);
      copies.project();
      copies.patch();
      copies.compareViews();
    }
  },
);
