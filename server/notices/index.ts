import type { Logger } from 'pino';
import type { Config } from '../base/config';
import { Outside } from '../base/outside';
import type { Ports } from '../base/ports';
import type { Blocks } from '../people/blocks';
import type { Store } from '../store/store';
import type { Directory } from '../tables/directory';
import { Caller } from './caller';
import { Courier } from './courier';
import type { PushKeys } from './keys';
import { Wrapping } from './wrapping';

export { Caller } from './caller';
export { Courier } from './courier';
export { pushKeys, keysFrom } from './keys';

/** Push services want to know whom to write to; where the host said nothing, it is nobody. */
const NOBODY = 'mailto:nobody@pocket-arena.invalid';

export interface Calling {
  readonly caller: Caller;
  readonly courier: Courier;
}

/** All that is needed to call people who are not here; nothing where the host does not want it. */
export function openCalling(context: {
  readonly config: Config;
  readonly store: Store;
  readonly directory: Directory;
  readonly blocks: Blocks;
  readonly ports: Ports;
  readonly log: Logger;
  readonly keys: () => PushKeys;
  readonly outside?: Outside | undefined;
}): Calling | undefined {
  const { config, store: all, directory, blocks, ports, log, outside = new Outside() } = context;
  if (!config.PUSH) return undefined;
  const pair = context.keys();
  const store = all.notices;
  const wrapping = new Wrapping({
    ...{ store, directory, blocks, ports, pair },
    turns: all.turns,
    people: (ids) => all.people(ids),
    contact: config.PUSH_CONTACT ?? contactAt(config.PUBLIC_URL),
    publicUrl: config.PUBLIC_URL,
  });
  const courier = new Courier({ store, wrapping, outside, directory, ports, log });
  return { courier, caller: new Caller(pair.publicKey, { store, courier, outside, ports, log }) };
}

function contactAt(publicUrl = ''): string {
  return publicUrl.startsWith('https:') ? publicUrl : NOBODY;
}
