import { Router, type Request } from 'express';
import {
  CODE_LENGTH,
  isOverDays,
  orderFrom,
  tableFilter,
  wishFrom,
  type MyTable,
  type MyTablesReply,
  type TableInvitation,
  type TableReply,
  type TablesReply,
  type TableSummary,
} from '../../shared/protocol';
import { outlookFor } from '../queue/outlook';
import type { QuickPlay } from '../queue/quickPlay';
import type { Services } from '../services';
import { DELETED_NAME } from '../store/store';
import type { TableRecord } from '../tables/directory';
import { listTables, liveTables } from '../tables/listing';
import { seatBots } from '../tables/sitters';
import { addressOf, refuse, type Door } from './door';

/** Tables: to open, to find by code, to choose from; and how it looks in the queue. */
export function tablesApi(services: Services, door: Door, quickPlay: QuickPlay): Router {
  const { games, tables, directory } = services;
  const router = Router();

  router.post('/tables', async (request, response) => {
    const person = await door.personOf(request);
    if (typeof person === 'string') return refuse(response, person);
    const { reason } = services.closing;
    if (reason) return refuse(response, reason);
    const order = orderFrom(games, request.body ?? {});
    if (!order) return refuse(response, 'bad-settings');
    const { settings, bots } = order;
    const opener = { ...person, from: services.identity.veil(addressOf(request)) };
    const record = await tables.open(opener, settings, seatBots(bots, settings.seats));
    if (typeof record === 'string') return refuse(response, record);
    const reply: TableReply = {
      matchId: record.matchId,
      code: record.code,
      game: settings.game,
    };
    response.status(201).json(reply);
  });

  router.get('/tables', (request, response) => {
    const filter = tableFilter.safeParse(queryOf(request));
    if (!filter.success) return refuse(response, 'malformed');
    const reply: TablesReply = { tables: listTables(games, directory, filter.data) };
    response.json(reply);
  });

  router.get('/live', (_request, response) => {
    response.json(liveTables(games, directory));
  });

  router.get('/tables/:code', async (request, response) => {
    // Only wrong guesses cost: whoever has a code may look as often as they like.
    const { code: given } = request.params;
    const record = await door.guesses.tables.look(
      { address: addressOf(request), person: door.bearerOf(request)?.id },
      async () => (given.length <= CODE_LENGTH + 2 ? tables.findByCode(given) : 'unknown-code'),
      (found) => typeof found === 'string',
    );
    if (typeof record === 'string') return refuse(response, record);
    response.json(invitationFor(services, record, door.bearerOf(request)?.id));
  });

  router.get('/me/tables', async (request, response) => {
    const person = await door.personOf(request);
    if (typeof person === 'string') return refuse(response, person);
    const mine = [...directory.heldBy(person.id)].reverse();
    const asked = await whoIsAsked(services, person.id, mine);
    const reply: MyTablesReply = {
      now: services.ports.now(),
      tables: mine.map((record) => {
        const turn = asked.turnAt(record);
        return { ...summaryOf(record), turn, others: turn ? undefined : asked.othersAt(record) };
      }),
    };
    response.json(reply);
  });

  router.get('/queue', async (request, response) => {
    const wish = wishFrom(games, queryOf(request));
    if (!wish) return refuse(response, 'malformed');
    response.json(await outlookFor(services, quickPlay, wish));
  });

  return router;
}

/** What a person is asked at their tables and, where it is kept (T17), whom they wait for. */
async function whoIsAsked({ turns }: Services, person: string, tables: readonly TableRecord[]) {
  const overDays = tables.filter(({ phase, settings }) => phase === 'playing' && isOverDays(settings.clock));
  const [own = [], all = []] = await Promise.all([
    turns?.of(person),
    turns?.among(overDays.map(({ matchId }) => matchId)),
  ]);
  return {
    turnAt({ matchId, turnOf }: TableRecord): MyTable['turn'] {
      if (turnOf) return turnOf(person);
      const turn = own.find((one) => one.matchId === matchId);
      return turn && { kind: turn.kind, deadline: turn.deadline };
    },
    othersAt({ matchId, holders }: TableRecord): MyTable['others'] {
      const [first, ...more] = all.filter((one) => one.matchId === matchId && one.person !== person);
      if (!first) return undefined;
      const seats = [first, ...more].map((one) => holders.indexOf(one.person)).filter((seat) => seat >= 0);
      return { seats: seats.sort((a, b) => a - b), deadline: first.deadline };
    },
  };
}

function summaryOf({ matchId, code, phase, settings, names, holders }: TableRecord): TableSummary {
  // The directory marks seats where no person can sit with an empty id.
  return { matchId, code, phase, settings, names, people: holders.map((id) => id || null) };
}

/** As somebody may read it who was given the code. Nobody is named to whom a block keeps them apart from. */
function invitationFor(
  { blocks, people }: Pick<Services, 'blocks' | 'people'>,
  record: TableRecord,
  reader: string | undefined,
): TableInvitation {
  const { creator, holders } = record;
  const isHidden = (id: string | null | undefined) =>
    Boolean(id && ((reader && blocks.areApart(reader, id)) || people.turnedAway(id)));
  const summary = summaryOf(record);
  const names = summary.names.map((name, seat) => (isHidden(holders[seat]) ? DELETED_NAME : name));
  const owner = holders.includes(creator) ? creator : holders.find(Boolean);
  const inviter = owner && !isHidden(owner) ? names[holders.indexOf(owner)] : undefined;
  return {
    ...summary,
    names,
    ...(inviter && { inviter }),
    isSeated: reader !== undefined && holders.includes(reader),
  };
}

/** Numbers and truths in an address are text. */
function queryOf({ query }: Request): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]): [string, unknown] => {
      if (value === 'true' || value === 'false') return [name, value === 'true'];
      return [name, typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value];
    }),
  );
}
