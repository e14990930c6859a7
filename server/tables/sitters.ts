import { BOT_IDS, type BotId } from '../../shared/core';
import type { AnyKit } from '../../shared/games';
import type { Colour, TableSettings } from '../../shared/protocol';
import type { Person } from '../people/identity';
import type { Holder } from '../store/store';
import { botName } from '../../shared/protocol/botNames';

/** A bot that has a seat. */
export interface SeatedBot {
  readonly bot: BotId;
  readonly name: string;
}

/** Whoever can have a seat. What the rules play by themselves is no sitter. */
export type Sitter = Person | SeatedBot;
/** Somebody with the colour that they wished for. */
export type Wishing = Sitter & { readonly colour?: Colour | undefined };
/** By seat; `undefined` is a free seat or an automatic one. */
export type Sitters = readonly (Wishing | undefined)[];

export function isBot(sitter: Sitter | undefined): sitter is SeatedBot {
  return sitter !== undefined && 'bot' in sitter;
}

/** A bot under a name that nobody else at the table has. */
export function newBot(bot: BotId, others: Sitters): SeatedBot {
  const taken = others.flatMap((sitter) => (sitter ? [sitter.name] : []));
  return { bot, name: botName(bot, taken) };
}

/** Bots in the last seats; the others are for people. */
export function seatBots(bots: readonly BotId[], seats: number): Sitters {
  const sitters: (Sitter | undefined)[] = new Array<undefined>(seats).fill(undefined);
  bots.forEach((bot, i) => (sitters[seats - bots.length + i] = newBot(bot, sitters)));
  return sitters;
}

/** What those see who look before they join. */
export function namesOf({ seats }: Pick<TableSettings, 'seats'>, sitters: Sitters): (string | null)[] {
  return Array.from({ length: seats }, (_, seat) => sitters[seat]?.name ?? null);
}

/** Stands where no person can ever sit. */
const NO_PERSON = '';

/** The people's ids by seat; null is a free seat. */
export function holdersOf(automatic: readonly boolean[], sitters: Sitters): (string | null)[] {
  return automatic.map((isAutomatic, seat) => {
    const sitter = sitters[seat];
    if (isBot(sitter) || isAutomatic) return NO_PERSON;
    return sitter?.id ?? null;
  });
}

/** By seat: whether the rules of the game play it by themselves. */
export function automaticSeats({ table }: AnyKit, { seats, options }: TableSettings): boolean[] {
  const config = table.configFor({ seats, options });
  return Array.from({ length: seats }, (_, seat) => table.isAutomatic(config, seat));
}

export function holderOf(sitter: Wishing | undefined): Holder | undefined {
  if (isBot(sitter)) return { bot: sitter.bot, name: sitter.name };
  return sitter && { person: sitter.id, ...(sitter.colour && { colour: sitter.colour }) };
}

/** Whom the store names. People are known by their present names, and one whose name is gone has none. */
export function sitterFrom(
  holder: Holder | undefined,
  people: ReadonlyMap<string, Person>,
): Sitter | undefined {
  if (!holder) return undefined;
  if ('person' in holder) return people.get(holder.person) ?? { id: holder.person, name: '' };
  const bot = BOT_IDS.find((id) => id === holder.bot) ?? 'rookie';
  return { bot, name: holder.name ?? botName(bot, []) };
}
