import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame as ArenaFrame } from '../../client/games/mechs/scene/frames';
import { sceneNow } from '../../client/games/western/model/stage';
import type { Frame as TownFrame } from '../../client/games/western/scene/frames';
import { since } from '../../client/model/since';
import { Match, type Game, type GameTypes, type MatchRecord } from '../../shared/core';
import { mechs } from '../../shared/games/mechs';
import { advance as advanceArena } from '../../shared/games/mechs/advance';
import { figuresOf } from '../../shared/games/mechs/ruleset';
import type { MechsTypes } from '../../shared/games/mechs/types';
import { western, type WesternEvent, type WesternTypes } from '../../shared/games/western';
import { advance as advanceTown } from '../../shared/games/western/advance';
import { leftCard, rightCard } from '../../shared/games/western/ring';

/**
 * What the start page shows is a match that was played: one of the golden records with four seats, from its second round
 * on. After a wanted change `UPDATE_GOLDEN=1` writes it anew.
 */
const LOOP = (game: string) => join(__dirname, `../../client/games/${game}/scene/loop.json`);
const FIRST_ROUND = 2;
const FRAMES = 90;
/** Events of a round of Western until there are people in the street. */
const FULL_STREET = 21;

/** All that the board of Mechs draws. */
function drawnArena({ phase, zones, seats, tokens, mech, active, combat }: MechsTypes['open']): ArenaFrame {
  return {
    phase,
    zones,
    seats: seats.map(({ base, zone, status, pilot }) => ({ base, zone, status, pilot })),
    tokens,
    mech,
    active,
    combat: combat && { attacker: { seat: combat.attacker.seat } },
  } as unknown as ArenaFrame;
}

/** The street, and what is shown large over it. */
function drawnTown(open: WesternTypes['open'], told: readonly WesternEvent[]): TownFrame {
  const { mats, seats, gaps, posses } = open;
  const scene = sceneNow(told, open, true);
  return {
    mats: mats.map(({ id, owner }) => ({ id, owner })),
    seats: seats.map(({ boss }) => ({ boss })),
    gaps,
    posses,
    duel: scene?.type === 'duel' ? scene.duel : undefined,
    loser: scene?.type === 'duel' ? scene.settled?.loser : undefined,
    won:
      scene?.type === 'mat' && scene.order.length > 0
        ? {
            place: scene.place,
            hands: scene.hands
              .filter(({ player }) => scene.order.includes(player))
              .map(({ player, rank, card }) => ({
                player,
                rank,
                cards: [leftCard(open, scene.place), card, rightCard(open, scene.place)],
              })),
          }
        : undefined,
  };
}

/** Where nothing moves the first moment is all that is seen: it has people in the street. */
function hasBegun(told: readonly WesternEvent[]): boolean {
  const rounds = told.filter(({ type }) => type === 'roundStarted').length;
  return rounds > FIRST_ROUND || (rounds === FIRST_ROUND && since(told, 'roundStarted').length > FULL_STREET);
}

/** The table after each event, with all that was told until then. */
function momentsOf<T extends GameTypes, Frame>(
  game: Game<T>,
  { config, seed, inputs }: MatchRecord<T>,
  after: (open: T['open'], event: T['event'], config: T['config']) => T['open'],
  drawn: (open: T['open'], told: readonly T['event'][]) => Frame | undefined,
): Frame[] {
  const match = Match.create(game, config, seed);
  const frames: Frame[] = [];
  // The rules write into the state that they are at: what is followed event by event is a copy of before.
  const before = () => structuredClone(match.view('spectator').open);
  let open = before();
  let told = match.events.length;
  for (const input of inputs) {
    match.submit(input);
    for (const event of match.events.slice(told)) {
      told++;
      open = after(open, event, config);
      const frame = drawn(open, match.events.slice(0, told));
      if (frame) frames.push(frame);
    }
    open = before();
  }
  return frames;
}

/** Only what differs from the frame before; frames that look alike are one. */
function packed<Frame extends object>(frames: readonly Frame[]): Partial<Frame>[] {
  let before: Partial<Frame> = {};
  return frames
    .flatMap((frame) => {
      const news = Object.entries(frame).filter(
        ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof Frame]),
      );
      before = frame;
      return news.length > 0
        ? [Object.fromEntries(news.map(([key, value]) => [key, value ?? null])) as Partial<Frame>]
        : [];
    })
    .slice(0, FRAMES);
}

/** Of the stored records the first whole one at a full table. */
function goldenOf<T extends GameTypes>(game: string, file: string): MatchRecord<T> {
  return readFileSync(join(__dirname, `../games/${game}/golden/${file}`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { record: MatchRecord<T> }).record)
    .find(({ config, inputs }) => (config as { seats: number }).seats === 4 && inputs.length > 60)!;
}

const LOOPS = {
  mechs: () =>
    packed(
      momentsOf<MechsTypes, ArenaFrame>(
        mechs,
        goldenOf('mechs', `records-${mechs.rulesVersion}.jsonl`),
        (open, event, config) => advanceArena(open, event, figuresOf(config)),
        (open) => (open.round >= FIRST_ROUND ? drawnArena(open) : undefined),
      ),
    ),
  western: () =>
    packed(
      momentsOf<WesternTypes, TownFrame>(
        western,
        goldenOf('western', 'records.jsonl'),
        advanceTown,
        (open, told) => (hasBegun(told) ? drawnTown(open, told) : undefined),
      ),
    ),
};

test.each(['mechs', 'western'] as const)(
  'the loop of %s on the start page is a real match, played by the engine',
  (game) => {
    const loop = JSON.stringify(LOOPS[game]());
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(LOOP(game), loop);
    expect(JSON.parse(loop)).toHaveLength(FRAMES);
    expect(loop).toBe(readFileSync(LOOP(game), 'utf8'));
  },
);
