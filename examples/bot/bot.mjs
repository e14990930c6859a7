// A bot of your own, at the other end of a socket: it joins like any page, seats itself and plays to the end.
//   node examples/bot/bot.mjs http://localhost:2567            opens a table for two and prints its code
//   node examples/bot/bot.mjs http://localhost:2567 KRTMWD     takes a free seat at that table
//   node examples/bot/bot.mjs http://localhost:2567 veteran    opens a table with one of the server's bots
import { randomBytes } from 'node:crypto';
import { Client } from 'colyseus.js';

const PROTOCOL_VERSION = 3;
const SHARE = randomBytes(32).toString('hex'); // what it adds to the seed of the match: docs/fairness.md
const BOTS = ['rookie', 'veteran', 'ace'];
const PLAIN = { north: -5, east: 1, south: 5, west: -1 };
const CARDS = ['collect', 'deployTurret', 'deployMine', 'powerUp', 'collect2', 'purchase'];

const [url = 'http://localhost:2567', place = ''] = process.argv.slice(2);
let token, seat, isOver;
({ token } = await post('/api/guest', { name: 'Example' }));
const { matchId, code } = await findTable();
console.log(`table ${code}`);

const room = await new Client(url).joinOrCreate('match', { matchId, token, version: PROTOCOL_VERSION });
room.onMessage('welcome', ({ viewer }) => {
  seat = viewer;
  void room.request('contribute', { commitment: room.state.table.seedCommitment, randomness: SHARE });
});
room.onMessage('decision', ({ decision }) => decision && void answer(decision));
for (const other of ['events', 'recap', 'chat', 'chatLog', 'notice', 'refusal'])
  room.onMessage(other, () => {});
room.onLeave(() => process.exit(isOver ? 0 : 1));
room.onStateChange(({ table, game }) => {
  if (table.phase !== 'over' || isOver) return;
  isOver = true;
  const points = [...game.seats.entries()].map(([at, { vp }]) => `seat ${at}: ${vp}`);
  console.log(`over: ${points.join(', ')}; won by seat ${game.winners}; this was seat ${seat}`);
  void room.leave();
});

/** Every decision carries what is legal, or a fallback that is: a bot can be as simple as it likes. */
async function answer(decision, chosen = choose(decision)) {
  const reply = await room.request('answer', { id: decision.id, answer: chosen });
  if (reply.ok) return;
  console.error(`${decision.kind} was refused: ${reply.code}`);
  if (['rate-limited', 'storage-failed'].includes(reply.code)) setTimeout(answer, 500, decision, chosen);
  if (reply.code === 'illegal') await answer(decision, decision.fallback);
}

/** The whole of its wisdom: collect and build on the way through the most valuable safe zones. */
function choose({ kind, fallback }) {
  if (kind !== 'program') return fallback;
  const me = room.state.game.seats.get(String(seat));
  const useful = CARDS.filter((card) => card !== 'powerUp' || me.credits >= 5 || me.hp < 6).slice(0, 4);
  let zone = me.zone;
  return useful.map((card) => {
    const ways = Object.entries(PLAIN);
    const [direction] = ways.reduce((best, way) => (worth(zone, way[1]) > worth(zone, best[1]) ? way : best));
    if (worth(zone, PLAIN[direction]) > -9) zone += PLAIN[direction];
    return { card, direction };
  });
}

/** Zones are the cells of a 5×5 grid, row by row; each is "kind:value:gives…", or empty outside the arena. */
function worth(from, step, { zones, seats, tokens } = room.state.game) {
  const to = from + step;
  const isSameRow = Math.floor(to / 5) === Math.floor(from / 5);
  const zone = (Math.abs(step) === 1) === isSameRow ? zones.split(',')[to] : '';
  if (!zone) return -9;
  const isHostile = (thing) => thing.zone === to && thing.seat !== seat;
  const pilots = [...seats.entries()].map(([at, { zone }]) => ({ zone, seat: Number(at) }));
  return Number(zone.match(/\d+/)) - ([...tokens.values(), ...pilots].some(isHostile) ? 6 : 0);
}

async function findTable() {
  if (place && !BOTS.includes(place)) return (await fetch(`${url}/api/tables/${place}`)).json();
  return post('/api/tables', place ? { bots: [place] } : { seats: 2 });
}

async function post(path, body) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}
