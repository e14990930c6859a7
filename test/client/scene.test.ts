import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame } from '../../client/games/mechs/scene/frames';
import { mechs } from '../../shared/games/mechs';
import { advance } from '../../shared/games/mechs/advance';
import { mechsKit } from '../../shared/games/mechs/kit';
import { figuresOf } from '../../shared/games/mechs/ruleset';
import type { Open } from '../../shared/games/mechs/state';
import type { GoldenRecord } from '../games/mechs/golden/records';

/**
 * What the start page shows is a match that was played: the first of the golden records with four seats, from its second
 * round on. After a wanted change `UPDATE_GOLDEN=1` writes it anew.
 */
const FILE = join(__dirname, '../../client/games/mechs/scene/loop.json');
const RECORDS = join(__dirname, `../games/mechs/golden/records-${mechs.rulesVersion}.jsonl`);
const FIRST_ROUND = 2;
const FRAMES = 90;

/** All that the board draws. */
function drawn({ phase, zones, seats, tokens, mech, active, combat }: Open): Frame {
  return {
    phase,
    zones,
    seats: seats.map(({ base, zone, status, pilot }) => ({ base, zone, status, pilot })),
    tokens,
    mech,
    active,
    combat: combat && { attacker: { seat: combat.attacker.seat } },
  } as unknown as Frame;
}

function framesOf({ record: { config, seed, inputs } }: GoldenRecord): Frame[] {
  const match = mechsKit.runner.begin(mechsKit.rules, config, seed);
  const frames: Frame[] = [];
  let open = match.view('spectator').open;
  let told = match.events.length;
  for (const input of inputs) {
    match.submit(input);
    for (const event of match.events.slice(told)) {
      open = advance(open, event, figuresOf(config));
      if (open.round >= FIRST_ROUND) frames.push(drawn(open));
    }
    told = match.events.length;
    ({ open } = match.view('spectator'));
  }
  return frames;
}

/** Only what differs from the frame before; frames that look alike are one. */
function packed(frames: readonly Frame[]): Partial<Frame>[] {
  let before: Partial<Frame> = {};
  return frames
    .flatMap((frame) => {
      const news = Object.entries(frame).filter(
        ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof Frame]),
      );
      before = frame;
      return news.length > 0 ? [Object.fromEntries(news.map(([key, value]) => [key, value ?? null]))] : [];
    })
    .slice(0, FRAMES);
}

test('the loop of the start page is a real match, played by the engine', () => {
  const goldens = readFileSync(RECORDS, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as GoldenRecord);
  const golden = goldens.find(({ record: { config, inputs } }) => config.seats === 4 && inputs.length > 60)!;
  const loop = JSON.stringify(packed(framesOf(golden)));
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(FILE, loop);
  expect(JSON.parse(loop)).toHaveLength(FRAMES);
  expect(loop).toBe(readFileSync(FILE, 'utf8'));
});
