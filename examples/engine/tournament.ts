// A tournament among a game's bots, in the order of their strength, every one against every other:
//   npm install ./pocket-arena-engine-0.1.0.tgz && npx tsc tournament.ts … && node tournament.js 10
import { BOT_IDS, quickRandom, randomFor, seedFrom, situationFrom, type BotId } from 'pocket-arena-engine';
import { kit } from 'pocket-arena-engine/mechs';

const [rounds = 1] = process.argv.slice(2).map(Number);
const chance = quickRandom(2026);
const wins = new Map<BotId, number>(BOT_IDS.map((bot) => [bot, 0]));

/** Who sits where, and how it ended. */
function play(players: readonly BotId[], seed: string): void {
  const config = kit.table.configFor({ seats: players.length, options: {} });
  const match = kit.runner.begin(kit.rules, config, seed);
  while (!match.isOver)
    for (const seat of match.waitingFor()) {
      const decision = match.decision(seat);
      const bot = players[seat];
      if (!decision || !bot) continue;
      const thinking = { random: randomFor(seed.slice(0, 8), decision), hasTime: () => true };
      const { answer } = kit.bots.byId[bot].think(situationFrom(match, decision, thinking));
      match.submit({ type: 'answer', seat, id: decision.id, answer });
    }
  match.outcome?.seats.forEach(({ place }, seat) => {
    const bot = players[seat];
    if (bot && place === 1) wins.set(bot, (wins.get(bot) ?? 0) + 1);
  });
}

const pairs = BOT_IDS.flatMap((a) => BOT_IDS.flatMap((b) => (a === b ? [] : [[a, b] as const])));
for (let round = 0; round < rounds; round++) for (const pair of pairs) play(pair, seedFrom(chance));
for (const [bot, won] of wins) console.log(`${bot} ${won}`);
