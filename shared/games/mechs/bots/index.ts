import { ace } from './ace';
import type { BotId } from '../../../core';
import type { MechsBot } from './bot';
import { rookie } from './rookie';
import { veteran } from './veteran';

/** Every bot by its name on the wire. */
export const BOTS: Readonly<Record<BotId, MechsBot>> = { rookie, veteran, ace };

export * from './bot';
