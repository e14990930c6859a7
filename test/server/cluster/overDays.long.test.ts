import { games } from '../../../shared/games';
import { Nodes } from '../../support/nodes';
import { expectWholeMatch, soon } from '../support/clusterTable';
import { DaysAtNodes } from '../support/daysAtNodes';

const HOUR = 3_600_000;
/** Visits between two misfortunes, and between two nights in which the table sleeps and the clock goes on. */
const KILL_EVERY = 9;
const NIGHT_EVERY = 20;

describe('T17 four who are never there together, on several nodes', () => {
  let nodes: Nodes;
  beforeAll(
    async () => void (nodes = await Nodes.start(['n1', 'n2', 'n3'], {}, { settableClock: true })),
    60_000,
  );
  afterAll(() => nodes?.stop(), 30_000);

  test.each(games.all)(
    'play a match of $rules.id to its end, with kills in between and a clock that goes on',
    async (kit) => {
      const people = Array.from({ length: 4 }, () => nodes.person());
      const table = await DaysAtNodes.begun(nodes, kit, { people, clock: '7d' });
      const figures = { kills: 0, nights: 0, hours: 0 };
      while (!table.isOver) {
        const isMisfortune = table.visits % KILL_EVERY === KILL_EVERY - 1;
        await table.visit(table.visits % 4, async ({ process }) => {
          if (!isMisfortune) return;
          await process.kill();
          figures.kills++;
          await process.rise();
        });
        if (table.isOver || table.visits % NIGHT_EVERY !== 0) continue;
        await table.asleep();
        figures.hours += 20;
        figures.nights++;
        await nodes.setClock(figures.hours * HOUR);
        await soon(async () => (await fetch(`${nodes.url}/readyz`)).ok, 'the nodes');
      }
      const entries = await table.entries();
      const match = expectWholeMatch(kit, entries, table.acknowledged);
      expect(match.isOver).toBe(true);
      const inputs = entries.flatMap((entry) => (entry.type === 'input' ? [entry.by] : []));
      // Nobody was late: what people did not answer themselves they had left to the bot.
      expect(new Set(inputs).has('clock')).toBe(false);
      await soon(async () => (await table.dueAt()) === undefined, 'nothing to be due any more');
      process.stdout.write(
        `${JSON.stringify({ game: kit.rules.id, visits: table.visits, ...figures, inputs: inputs.length, byPeople: table.acknowledged.length })}\n`,
      );
    },
    30 * 60_000,
  );
});
