import { pack } from 'msgpackr';
import { must, type Random } from '../../../shared/core';
import { games } from '../../../shared/games';
import { QUEUE_ROOM, type TableFilter, type Wish } from '../../../shared/protocol';
import { Closing } from '../../../server/base/closing';
import { pause } from '../../../server/base/ports';
import { enginesOfSources } from '../../../server/engines';
import { silence } from '../../../server/metrics/telemetry';
import { QuickPlay, type Waiter } from '../../../server/queue/quickPlay';
import { KeptTables } from '../../../server/tables/keptTables';
import { StoredMatches } from '../../../server/tables/storedMatches';
import { TableReaders } from '../../../server/tables/tableReaders';
import { PATIENCE, quiet } from './simNode';
import type { World } from './world';

/** Of a hundred who are proposed a match so many never confirm. */
const UNCONFIRMED = 2;
const FILTERS: readonly TableFilter[] = [{}, {}, { show: 'open' }, { show: 'running', seats: 2 }];

/** Quick play on the observed node: strangers come, are brought together, and go to their tables. */
export class Strangers {
  readonly waits: number[] = [];
  private readonly quickPlay: QuickPlay;
  private came = 0;

  constructor(
    private readonly world: World,
    private readonly random: Random,
  ) {
    const { clock: ports, store, people, observed } = world;
    const { directory, standing } = observed;
    const engines = enginesOfSources(games);
    const common = { store, ports, log: quiet, games, engines };
    const matches = new StoredMatches(common);
    const tables = new KeptTables({
      ...{ ...common, directory, matches, people, patience: PATIENCE, standing, lastBeat: 0 },
    });
    this.quickPlay = new QuickPlay({
      ...{ ports, log: quiet, games, tables, directory, standings: store.standings },
      blocks: { areApart: () => false } as unknown as ConstructorParameters<typeof QuickPlay>[0]['blocks'],
      ...{ closing: new Closing(), telemetry: silence, caller: undefined },
    });
  }

  async open(): Promise<void> {
    this.quickPlay.under = (await this.world.observed.standing.holdRole(QUEUE_ROOM)).under;
  }

  come(): void {
    const { world, random, quickPlay } = this;
    const { clock } = world;
    const id = `s${++this.came}`;
    const since = clock.steady();
    const waiter: Waiter = {
      person: { id, name: `Stranger ${this.came}` },
      tell: (name, message) => {
        if (name === 'proposal' && random.below(100) >= UNCONFIRMED) {
          const { proposal } = message as { proposal: number };
          clock.setTimer(300 + random.below(1500), () => quickPlay.confirm(waiter, proposal));
        }
        if (name !== 'table') return;
        this.waits.push((clock.steady() - since) / 1000);
        void this.sitDown((message as { matchId: string }).matchId);
      },
      dismiss: () => undefined,
    };
    void quickPlay.join(waiter, this.wish());
  }

  private readonly arrived = new Map<string, number>();

  /** When both are there the match begins. */
  private async sitDown(matchId: string): Promise<void> {
    const { world } = this;
    await world.comesBack(matchId, true);
    const here = (this.arrived.get(matchId) ?? 0) + 1;
    this.arrived.set(matchId, here);
    if (here < 2) return;
    this.arrived.delete(matchId);
    const host = world.hosts.get(matchId);
    const record = host?.directory.find(matchId);
    if (!host || !record) return;
    record.phase = 'playing';
    host.directory.touch(matchId);
  }

  private wish(): Wish {
    const { random } = this;
    return {
      game: must(games.all[random.below(games.all.length)], 'game').rules.id,
      seats: 2,
      clock: random.below(10) < 7 ? 'standard' : 'blitz',
      rated: random.below(10) < 8,
    };
  }
}

/** Those who read the list of public tables at the observed node, each for a minute or so. */
export class Readers {
  bytes = 0;
  wholeBytes = 0;
  private readonly tables: TableReaders;

  constructor(
    private readonly world: World,
    private readonly random: Random,
  ) {
    const { observed, clock } = world;
    this.tables = new TableReaders({ games, directory: observed.directory, ports: clock });
  }

  async read(seconds: number): Promise<void> {
    const { clock } = this.world;
    const filter = must(FILTERS[this.random.below(FILTERS.length)], 'filter');
    const reader = this.tables.add(filter, (name, message) => {
      const { length } = pack(message);
      this.bytes += length;
      if (name === 'tables') this.wholeBytes += length;
    });
    await pause(clock, seconds * 1000);
    this.tables.remove(reader);
  }
}
