import type { PilotId, ScoreSheet, WeaponId } from '../../../shared/games/mechs';
import { BOTS, type MechsBot } from '../../../shared/games/mechs/bots';
import { ACE_BUDGET, aceWith } from '../../../shared/games/mechs/bots/ace';
import type { ArenaOptions } from './options';
import { playGame, type PlayedGame } from './playGame';

/** One entry of --seats in one game. */
export interface EntryReport {
  readonly seat: number;
  /** A shared victory counts as its fraction: two winners have half a win each. */
  readonly win: number;
  readonly vp: number;
  readonly total: ScoreSheet;
  readonly pilot: PilotId | undefined;
  readonly bought: readonly WeaponId[];
  readonly used: readonly WeaponId[];
  /** What was paid for outside the shop: abilities, and effects of weapons. */
  readonly paidFor: readonly string[];
  readonly thinkingMs: number;
}

export interface GameReport {
  readonly entries: readonly EntryReport[];
  readonly decisions: number;
  readonly events: number;
  readonly cutOffs: number;
  readonly failures: readonly string[];
}

/**
 * Game number `game` of an arena. Entries move one seat on each game, and the deal changes when everybody has sat
 * everywhere: sooner where two are the same bot, who would only play the same game again.
 */
export function playArenaGame(options: ArenaOptions, game: number): GameReport {
  const count = options.seats.length;
  const entryAt = options.seats.map((_, seat) => (seat + game) % count);
  const bots = entryAt.map((entry) => botFor(options, entry));
  const played = playGame({
    bots,
    seed: options.seed * 1_000_000 + Math.floor(game / periodOf(options.seats)),
  });
  const entries = options.seats.map((_, entry) => reportOf(played, entryAt.indexOf(entry)));
  const { decisions, cutOffs, failures, events } = played;
  return { entries, decisions, cutOffs, events: events.length, failures: failures.map(String) };
}

/** After so many moves by one seat the same bots sit in the same seats. */
function periodOf(seats: readonly string[]): number {
  const isSame = (moves: number) => seats.every((bot, i) => bot === seats[(i + moves) % seats.length]);
  return seats.findIndex((_, i) => isSame(i + 1)) + 1;
}

function botFor({ seats, budget }: ArenaOptions, entry: number): MechsBot {
  const id = seats[entry] ?? 'rookie';
  if (id !== 'ace' || budget === 1) return BOTS[id];
  const part = (trials: number) => Math.max(1, Math.round(trials * budget));
  return aceWith({ program: part(ACE_BUDGET.program), other: part(ACE_BUDGET.other) });
}

function reportOf({ outcome, events, thinking }: PlayedGame, seat: number): EntryReport {
  const { winners, seats } = outcome;
  const { points, total } = seats[seat]!;
  const bought: WeaponId[] = [];
  const used: WeaponId[] = [];
  const paidFor: string[] = [];
  let pilot: PilotId | undefined;
  for (const event of events) {
    if (event.type === 'pilotsRevealed') pilot = event.pilots[seat];
    else if (event.type === 'weaponPurchased' && event.seat === seat) bought.push(event.weapon);
    else if (event.type === 'weaponUsed' && event.seat === seat) used.push(event.weapon);
    else if (event.type === 'resourcePaid' && event.seat === seat) paidFor.push(event.cause);
  }
  const win = winners.includes(seat) ? 1 / winners.length : 0;
  return { seat, win, vp: points, total, pilot, bought, used, paidFor, thinkingMs: thinking[seat] ?? 0 };
}
