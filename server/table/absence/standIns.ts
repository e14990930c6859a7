import type { Input, Seat } from '../../../shared/core';
import type { Reply } from '../../../shared/protocol';
import type { Cancel } from '../../base/ports';
import { DELEGATE } from '../../../shared/protocol';
import { RETRY_MS } from '../../base/retry';
import type { Author } from '../../store/store';
import {
  botAutopilot,
  type Autopilot,
  type AutopilotReply,
  type AutopilotRequest,
} from '../../bots/autopilot';
import type { TableBasics } from '../basics';
import { noteAutomatic, type Delegated } from '../delegation';
import type { Fairness } from '../fairness';
import { isPlayedOverDays, isWatched, placeAt, type Place } from '../tableState';

/** Answers for a seat for which no person does. */
interface StandIn {
  readonly author: Extract<Author, 'autopilot' | 'bot' | 'habit'>;
  readonly player: Autopilot;
  /** It answers what its person left to others. */
  readonly for?: Delegated;
}

interface Thinking {
  readonly id: number;
  readonly cancel: Cancel;
}

/** Lets bots, the autopilot and people's own habits answer for their seats, through the same door as people. */
export class StandIns {
  private readonly thinking: (Thinking | undefined)[] = [];

  constructor(
    private readonly table: TableBasics,
    private readonly fairness: Fairness,
  ) {}

  update(): void {
    const { state, current } = this.table;
    for (const place of state.places) {
      const { seat } = place;
      const standIn = state.paused ? undefined : this.standIn(place);
      const asked = standIn && current.open(seat);
      const thinking = this.thinking[seat];
      if (thinking?.id === asked?.id) continue;
      thinking?.cancel();
      this.thinking[seat] = undefined;
      if (standIn && asked) this.think(seat, asked.id, standIn);
    }
  }

  /** Elsewhere a match stands still while nobody is there. */
  private get isSeen(): boolean {
    const { state } = this.table;
    return !isPlayedOverDays(state) || isWatched(state);
  }

  get isBusy(): boolean {
    return this.thinking.some((thinking) => thinking !== undefined);
  }

  stop(): void {
    for (const thinking of this.thinking) thinking?.cancel();
    this.thinking.length = 0;
  }

  private think(seat: Seat, id: number, standIn: StandIn): void {
    // What follows from what everybody knows needs no thought, and nobody has to follow what nobody sees.
    const isObvious = standIn.for?.by === 'rule';
    const pause = this.pause(isObvious || !this.isSeen ? 0 : this.table.services.config.BOT_PAUSE_MS);
    const thinking = { id, cancel: pause.cancel };
    this.thinking[seat] = thinking;
    void this.play(seat, thinking, standIn, pause.over);
  }

  private async play(seat: Seat, thinking: Thinking, standIn: StandIn, pause: Promise<void>): Promise<void> {
    const request = this.situation(seat);
    if (!request) return;
    const [{ answer, arrangement }] = await Promise.all([this.choose(standIn, request), pause]);
    // While it thought, the owner may have come back, or everybody may have gone.
    if (this.thinking[seat] !== thinking) return;
    const { author } = standIn;
    const events = this.table.current.running().match.events.length;
    // How the weapons lie stays with their owner.
    if (arrangement && author !== 'habit') await this.submit({ type: 'arrange', seat, arrangement }, author);
    const { id } = thinking;
    let reply = await this.submit({ type: 'answer', seat, id, answer }, author);
    // Not legal, or the rules broke on it: neither would come out better the next time.
    if (!reply.ok && (reply.code === 'illegal' || reply.code === 'internal')) {
      const { kind } = request.decision;
      this.table.log.error({ seat, author, kind, code: reply.code }, 'a choice could not be played');
      const { fallback } = request.decision;
      reply = await this.submit({ type: 'answer', seat, id, answer: fallback }, author);
    }
    if (!reply.ok) this.tryAgain(seat, thinking);
    else if (standIn.for)
      this.tell(seat, { events, kind: request.decision.kind, answer, by: standIn.for.by });
  }

  /** The person reads what was done for them; nobody else is told that they did not do it themselves. */
  private tell(
    seat: Seat,
    { events: from, ...about }: { events: number; kind: string; answer: unknown; by: Delegated['by'] },
  ): void {
    const done = { from, ...about };
    noteAutomatic(placeAt(this.table.state, seat), done);
    this.table.audience.send(seat, 'automatic', { answers: [done] });
  }

  /** A store that is out of room for a while must not leave everybody waiting. */
  private tryAgain(seat: Seat, thinking: Thinking): void {
    if (this.thinking[seat] !== thinking) return;
    const cancel = this.table.services.ports.setTimer(RETRY_MS, () => {
      this.thinking[seat] = undefined;
      this.update();
    });
    this.thinking[seat] = { id: thinking.id, cancel };
  }

  /** How long it seems to think at least, so that people can follow. */
  private pause(ms: number): { readonly over: Promise<void>; readonly cancel: Cancel } {
    if (ms === 0) return { over: Promise.resolve(), cancel: () => undefined };
    let cancel: Cancel = () => undefined;
    const over = new Promise<void>((resolve) => (cancel = this.table.services.ports.setTimer(ms, resolve)));
    return { over, cancel: () => cancel() };
  }

  private async choose({ author, player }: StandIn, request: AutopilotRequest): Promise<AutopilotReply> {
    const { log } = this.table;
    const { decision } = request;
    const about = { author, seat: decision.seat, kind: decision.kind };
    try {
      const reply = await player.answer(request);
      if (reply.failure !== undefined) log.error({ ...about, failure: reply.failure }, 'the bot failed');
      if (reply.cutOff) log.warn(about, 'the clock cut the thinking short');
      return reply;
    } catch (error) {
      log.error({ ...about, err: error }, 'the bot failed');
      return { answer: decision.fallback };
    }
  }

  private submit(input: Input, by: Author): Promise<Reply> {
    return this.table.current.running().submit(input, by);
  }

  private standIn({ seat, bot, autopilot }: Place): StandIn | undefined {
    const { services, current } = this.table;
    if (bot) return { author: 'bot', player: botAutopilot(services.bots, bot.bot) };
    if (autopilot) return { author: 'autopilot', player: services.autopilot };
    const left = current.delegated(seat);
    if (!left) return undefined;
    const player: Autopilot =
      left.by === 'bot' ? botAutopilot(services.bots, DELEGATE) : { answer: () => ({ answer: left.answer }) };
    return { author: 'habit', player, for: left };
  }

  /** The decision that waits for a seat, with what it may know. */
  private situation(seat: Seat): AutopilotRequest | undefined {
    const { current, state } = this.table;
    const { match } = current.running();
    const view = match.view(seat);
    const { decision } = view;
    if (!decision) return undefined;
    return {
      game: match.game.id,
      matchId: state.record.matchId,
      unseenOf: this.isSeen ? undefined : (state.record.from ?? state.record.creator),
      engine: this.table.engine,
      matchKey: this.fairness.botsKey(decision),
      config: match.config,
      view,
      decision,
      knowledge: () => match.knowledge(seat),
    };
  }
}
