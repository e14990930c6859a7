import type { Logger } from 'pino';
import type { Plain } from '../shared/core';
import type { Games } from '../shared/games';
import type { Thinker } from './bots';
import type { Engines } from './engines';
import type { Closing } from './base/closing';
import type { Config } from './base/config';
import type { Metrics } from './metrics/prometheus';
import type { Telemetry } from './metrics/telemetry';
import type { Blocks } from './people/blocks';
import type { Identity } from './people/identity';
import type { NameRules } from './people/names';
import type { RecoveryCodes } from './people/recovery';
import type { Standing } from './store/standing';
import type { MoveCodes } from './people/moveCodes';
import type { People } from './people/people';
import type { Ports } from './base/ports';
import type { ReadyCheck } from './base/readiness';
import type { Caller } from './notices';
import type { Autopilot } from './bots/autopilot';
import type { Community } from './store/community';
import type { Standings } from './store/standings';
import type { Turns } from './store/turns';
import type { Wakes } from './store/wakes';
import type { Archives } from './tables/archives';
import type { Directory } from './tables/directory';
import type { Tables } from './tables/tables';

/** What the composition root hands to rooms and to the HTTP API. */
export interface Services {
  readonly config: Config;
  readonly ports: Ports;
  readonly log: Logger;
  /** The newest of each game. */
  readonly games: Games;
  readonly engines: Engines;
  /** The host's house values by game, for matches that begin from now on. */
  readonly houseRules?: ReadonlyMap<string, Plain>;
  readonly autopilot: Autopilot;
  readonly bots: Thinker;
  readonly identity: Identity;
  readonly moveCodes: MoveCodes;
  readonly blocks: Blocks;
  readonly names: NameRules;
  readonly recovery: RecoveryCodes;
  readonly standings: Standings;
  readonly community: Community;
  readonly directory: Directory;
  readonly tables: Tables;
  /** When tables that sleep are due; absent where nothing is kept, and so none does. */
  readonly wakes?: Wakes | undefined;
  readonly turns?: Turns | undefined;
  /** Calls people who are not here; absent where the host does not want it, and where nothing is kept. */
  readonly caller?: Caller | undefined;
  readonly archives: Archives;
  readonly people: People;
  /** What this process may do, if there are others. */
  readonly standing: Standing;
  readonly telemetry: Telemetry;
  /** The same numbers for whoever may read them; absent when nobody may. */
  readonly metrics?: Metrics;
  /** Whether new tables are opened, and people let in. */
  readonly closing: Closing;
  /** All that must be well before people are sent here; `/readyz` asks. */
  readonly readyChecks: readonly ReadyCheck[];
}
