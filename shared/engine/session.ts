import {
  isSeed,
  quickRandom,
  randomFor,
  situationFrom,
  thinkSafely,
  type GameTypes,
  type Input,
  type Match,
  type MatchRecord,
  type Position,
  type RefusalCode,
} from '../core';
import type { Engine } from '../games/kit';
import { isRequestName, REQUEST_NAMES, requestFrom, type RequestName, type RequestOf } from './requests';

type Code = RefusalCode | 'unknown-request' | 'no-match' | 'impossible' | 'failed';

/** Why a line was not taken, in a word for programs and a sentence for people. */
class Refused extends Error {
  constructor(
    readonly code: Code,
    message: string,
  ) {
    super(message);
  }
}

type Answers = { readonly [Name in RequestName]: (request: RequestOf<Name>) => object };

const REASONS: Record<RefusalCode, string> = {
  'no-decision': 'This seat is not asked anything.',
  stale: 'This is not the decision that the seat is asked now.',
  illegal: 'The rules do not allow this.',
  malformed: 'This makes no sense here.',
  over: 'The match is over.',
};

/** One match at a time, driven by lines of JSON: one line in, one line out. */
export class Session {
  private current: Match<GameTypes> | undefined = undefined;

  constructor(
    private readonly engine: Engine,
    /** For a match that is started without a seed. */
    private readonly drawSeed: () => string,
  ) {}

  /** Never throws, whatever the line holds. A field `id` comes back as it was. */
  take(line: string): string {
    let id: unknown;
    try {
      const { id: given, do: name, ...request } = objectIn(line);
      id = given;
      return JSON.stringify({ id, ok: true, ...this.answerTo(name, request) });
    } catch (error) {
      const { code, message } = error instanceof Refused ? error : failure(error);
      return JSON.stringify({ id, ok: false, code, message });
    }
  }

  private answerTo(name: unknown, json: object): object {
    if (!isRequestName(name))
      throw new Refused('unknown-request', `"do" is one of: ${REQUEST_NAMES.join(', ')}.`);
    return this.ask(name, json);
  }

  private ask<Name extends RequestName>(name: Name, json: object): object {
    const request = requestFrom(name, json);
    if (typeof request === 'string') throw new Refused('malformed', `${name}: ${request}.`);
    return this.answers[name](request);
  }

  private readonly answers: Answers = {
    about: () => {
      const { kit, engineInterface } = this.engine;
      return {
        game: kit.rules.id,
        rulesVersion: kit.rules.rulesVersion,
        interface: engineInterface,
        seats: kit.table.sizes,
        bots: Object.keys(kit.bots.byId),
        houseValues: kit.table.houseValues ?? [],
        requests: REQUEST_NAMES,
      };
    },
    start: (wanted) => {
      const { rules, runner } = this.engine.kit;
      const seed = wanted.seed ?? this.drawSeed();
      if (!isSeed(seed)) throw new Error('No seed was drawn.');
      const config = this.configFrom(wanted);
      this.current = runner.begin(rules, config, seed);
      return { config, seed, ...this.standing(0) };
    },
    view: ({ seat }) => ({ view: this.matchWith(seat).view(seat) }),
    decisions: ({ seat }) => {
      const match = this.matchWith(seat);
      const seats = seat === undefined ? match.waitingFor() : [seat];
      return { decisions: seats.flatMap((one) => match.decision(one) ?? []) };
    },
    answer: ({ seat, decision, answer }) => this.submit({ type: 'answer', seat, id: decision, answer }),
    retract: ({ seat, decision }) => this.submit({ type: 'retract', seat, id: decision }),
    arrange: ({ seat, arrangement }) => this.submit({ type: 'arrange', seat, arrangement }),
    events: ({ from = 0 }) => ({ from, events: this.match.events.slice(from) }),
    think: ({ seat, bot, key = '' }) => {
      const match = this.matchWith(seat);
      const decision = match.decision(seat);
      if (!decision) throw new Refused('no-decision', REASONS['no-decision']);
      const thinking = { random: randomFor(key, decision), hasTime: () => true };
      const thought = thinkSafely(this.engine.kit.bots.byId[bot], situationFrom(match, decision, thinking));
      return { decision: decision.id, answer: thought.answer, arrangement: thought.arrangement };
    },
    outcome: () => ({ isOver: this.match.isOver, outcome: this.match.outcome }),
    record: () => ({ record: this.recordOf(this.match) }),
    replay: ({ record, inputs = Infinity }) => {
      const { rules, runner, table } = this.engine.kit;
      const config = table.configFrom(record.config);
      if (config === undefined) throw new Refused('impossible', 'The configuration is not one of this game.');
      try {
        this.current = runner.again(rules, { ...record, config }).goTo(inputs);
      } catch (error) {
        throw new Refused('impossible', messageOf(error));
      }
      return this.standing(0);
    },
    sample: ({ seat, chance = 0 }) => {
      const match = this.matchWith(seat);
      return { position: this.engine.kit.rules.sample(match.knowledge(seat), quickRandom(chance)) };
    },
    resume: ({ config, position }) => {
      const { rules, runner, table } = this.engine.kit;
      const known = config === undefined ? this.match.config : table.configFrom(config);
      if (known === undefined) throw new Refused('malformed', 'The configuration is not one of this game.');
      try {
        this.current = runner.resume(rules, known, position as unknown as Position<GameTypes>);
      } catch (error) {
        throw new Refused('impossible', messageOf(error));
      }
      return this.standing(0);
    },
  };

  private get match(): Match<GameTypes> {
    if (!this.current) throw new Refused('no-match', 'No match has been started.');
    return this.current;
  }

  private matchWith(seat: number | 'spectator' | undefined): Match<GameTypes> {
    const { match } = this;
    if (typeof seat === 'number' && seat >= match.game.seatsOf(match.config))
      throw new Refused('malformed', `There is no seat ${seat} in this match.`);
    return match;
  }

  private submit(input: Input): object {
    const { match } = this;
    const before = match.events.length;
    const verdict = match.submit(input);
    if (!verdict.ok) throw new Refused(verdict.code, REASONS[verdict.code]);
    return { repeat: verdict.repeat, ...this.standing(before) };
  }

  /** What a program wants to know after every step. */
  private standing(from: number): object {
    const { match } = this;
    return { isOver: match.isOver, waitingFor: match.waitingFor(), from, events: match.events.slice(from) };
  }

  private recordOf(match: Match<GameTypes>): MatchRecord<GameTypes> {
    try {
      return match.record();
    } catch (error) {
      throw new Refused('impossible', messageOf(error));
    }
  }

  private configFrom({ seats, options = {}, houseRules, config }: RequestOf<'start'>): unknown {
    const { table } = this.engine.kit;
    if (config !== undefined) {
      const known = table.configFrom(config);
      if (known === undefined) throw new Refused('malformed', 'The configuration is not one of this game.');
      return known;
    }
    const chosen = table.optionsFrom(options);
    if (!chosen) throw new Refused('malformed', 'The options are not those of this game.');
    const size = table.sizeFor(chosen) ?? seats ?? table.sizes[0] ?? 0;
    try {
      const rules = houseRules === undefined ? undefined : table.houseRulesFrom?.(houseRules);
      return table.configFor({ seats: size, options: chosen, houseRules: rules });
    } catch (error) {
      throw new Refused('malformed', messageOf(error));
    }
  }
}

function objectIn(line: string): Readonly<Record<string, unknown>> {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch (error) {
    throw new Refused('malformed', `A line is one JSON object: ${messageOf(error)}`);
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new Refused('malformed', 'A line is one JSON object.');
  return json as Readonly<Record<string, unknown>>;
}

function failure(error: unknown): Refused {
  return new Refused('failed', messageOf(error));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
