import type { BotId } from '../../../core';
import { ace } from './ace';
import type { WesternBot } from './bot';
import { rookie } from './rookie';
import { veteran } from './veteran';

/** Every bot by its name on the wire. */
export const BOTS: Readonly<Record<BotId, WesternBot>> = { rookie, veteran, ace };

export * from './bot';
