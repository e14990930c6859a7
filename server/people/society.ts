import type { Logger } from 'pino';
import type { Config } from '../base/config';
import { News } from '../base/news';
import type { Ports } from '../base/ports';
import { forgetfulCommunity, forgetfulStandings } from '../store/forgetful';
import type { Community } from '../store/community';
import type { Standings } from '../store/standings';
import type { Store } from '../store/store';
import { Blocks } from './blocks';
import { NameRules } from './names';
import { RecoveryCodes } from './recovery';

export interface Society {
  readonly blocks: Blocks;
  readonly names: NameRules;
  readonly recovery: RecoveryCodes;
  readonly standings: Standings;
  readonly community: Community;
}

/** All that people are to each other beyond one table; with a store it lasts. */
export async function openSociety(context: {
  readonly store?: Store | undefined;
  readonly config: Config;
  readonly ports: Ports;
  readonly log: Logger;
  readonly news?: News;
}): Promise<Society> {
  const { store, config, ports, log, news = new News() } = context;
  const community = store?.community ?? forgetfulCommunity;
  return {
    blocks: await Blocks.open({ community, ports, log, news }),
    names: NameRules.fromFile(config.NAME_WORDS_FILE),
    standings: store?.standings ?? forgetfulStandings,
    community,
    recovery: new RecoveryCodes(ports, community),
  };
}
