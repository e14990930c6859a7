import {
  copyOf,
  must,
  randomFor,
  situationFrom,
  thinkSafely,
  times,
  type GameTypes,
  type Input,
  type Match,
  type Seat,
  type View,
} from '../../shared/core';
import { archiveOf, botsKey, matchSeed } from '../../shared/fairness';
import type { SeedOrigin } from '../../shared/fairness/archive';
import type { AnyKit, Games } from '../../shared/games';
import { botName } from '../../shared/protocol/botNames';
import type { RefusalReason } from '../../shared/protocol/refusals';
import { orderFrom, type TableOrder } from '../../shared/protocol/settings';
import type { DeviceMatch } from './records';

/** Where the person sits; the rules that play alone against somebody have them there, too. */
export const OWN_SEAT: Seat = 0;

/** Milliseconds that a bot may think: as on the server, a ceiling and not a pace. */
const CEILING = { long: 1500, other: 300 };

/** What is drawn on this device, for a match that nobody else has a part in. */
export interface Drawn extends Omit<SeedOrigin, 'contributions'> {
  readonly id: string;
}

/** A new match; undefined for an order that makes no sense. */
export function newMatch(
  games: Games,
  order: TableOrder,
  name: string,
  { id, ...drawn }: Drawn,
): DeviceMatch | undefined {
  const opened = orderFrom(games, order);
  const kit = opened && games.named(opened.settings.game);
  if (!opened || !kit) return undefined;
  const { settings, bots } = opened;
  const config = kit.table.configFor(settings);
  const size = kit.rules.seatsOf(config);
  const origin = { ...drawn, contributions: times(size, () => null) };
  const names: string[] = [name];
  return {
    id,
    order,
    game: kit.rules.id,
    rulesVersion: kit.rules.rulesVersion,
    config,
    seed: matchSeed(origin),
    origin,
    seats: times(size, (seat) => {
      if (seat === OWN_SEAT) return { name };
      const bot = bots[seat - 1];
      if (bot === undefined) return { name: '' };
      names.push(botName(bot, names));
      return { name: names.at(-1) ?? '', bot };
    }),
    inputs: [],
    playedAt: 0,
  };
}

/** Goes on with what is kept, by the rules of this page. `changed`: those it began with were others. */
export function runOf(
  games: Games,
  kept: DeviceMatch | undefined,
  clock: () => number,
): DeviceRun | 'missing' | 'changed' {
  const kit = kept && games.named(kept.game);
  if (!kept || !kit) return 'missing';
  try {
    return new DeviceRun(kit, kept, clock);
  } catch {
    return 'changed';
  }
}

/** A match of this device on its way: pure but for the clock that it is handed, so that a test can play it. */
export class DeviceRun {
  private readonly match: Match<GameTypes>;
  private inputs: Input[];

  /** Throws where the record cannot have come from these rules. */
  constructor(
    private readonly kit: AnyKit,
    private readonly kept: DeviceMatch,
    private readonly clock: () => number,
  ) {
    const { game, rulesVersion, config, seed, inputs } = kept;
    const again = kit.runner.again(kit.rules, { game, rulesVersion, config, seed, inputs });
    this.match = again.goTo(inputs.length);
    this.inputs = [...inputs];
  }

  get isOver(): boolean {
    return this.match.isOver;
  }

  get events(): readonly GameTypes['event'][] {
    return this.match.events;
  }

  /** The match goes on with its state: what is shown stays as it was. */
  get view(): View<GameTypes> {
    return copyOf(this.match.view(OWN_SEAT));
  }

  /** As it is to be kept. */
  saved(now: number): DeviceMatch {
    const match = { ...this.kept, isOutlived: false, inputs: [...this.inputs], playedAt: now };
    if (!this.isOver) return match;
    const { id: matchId, seats, origin } = this.kept;
    const ended = { matchId, endedAt: now, ending: 'finished', seats, record: this.match.record(), origin };
    return { ...match, archive: archiveOf(this.kit, ended) };
  }

  /** Why the person's input is not taken, if it is not. */
  take(input: Input): RefusalReason | undefined {
    const verdict = this.match.submit(input);
    if (!verdict.ok) return verdict.code;
    if (!verdict.repeat) this.inputs.push(input);
    return undefined;
  }

  /** One bot answers; false where none is asked. */
  letBotAnswer(): boolean {
    const seat = this.match.isOver ? undefined : this.match.waitingFor().find((one) => one !== OWN_SEAT);
    const decision = seat === undefined ? undefined : this.match.decision(seat);
    if (seat === undefined || !decision) return false;
    const { id: matchId, seats, origin } = this.kept;
    const end = this.clock() + CEILING[decision.pace ?? 'other'];
    const thinking = {
      random: randomFor(botsKey({ matchId, serverSeed: origin.serverSeed }, decision), decision),
      hasTime: () => this.clock() < end,
    };
    const bot = must(seats[seat]?.bot, 'bot') as keyof AnyKit['bots']['byId'];
    const { answer, arrangement } = thinkSafely(
      this.kit.bots.byId[bot],
      situationFrom(this.match, decision, thinking),
    );
    if (arrangement) this.take({ type: 'arrange', seat, arrangement });
    const refused = this.take({ type: 'answer', seat, id: decision.id, answer });
    if (refused) this.take({ type: 'answer', seat, id: decision.id, answer: decision.fallback });
    return true;
  }
}
