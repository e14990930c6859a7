import type { Logger } from 'pino';
import { must } from '../../shared/core';
import { ENGINE_INTERFACE, gamesFrom, type Games } from '../../shared/games';
import type { Ports } from '../base/ports';
import type { EngineName, EngineShelf, KeptEngine } from '../store/engines';
import { engineIn, fileNameOf, hashOfCode, isSignedBy, macOf, type LoadedEngine } from './engine';
import { isLater, type Engines, type EngineState, type EngineTrouble, type EngineWanted } from './engines';
import type { Release, ReleasedEngine } from './release';

export interface KeptEnginesContext {
  readonly release: Release;
  readonly shelf: EngineShelf;
  /** Signs what is kept: the key that signs tokens. */
  readonly key: Uint8Array;
  readonly ports: Pick<Ports, 'now'>;
  readonly log: Logger;
}

const KEEP_AGAIN_MS = 60 * 60 * 1000;

/** By game. One that the release has no engine of is played by the program's own sources, and has no name. */
type Newest = ReadonlyMap<string, { readonly engine: LoadedEngine; readonly name?: ReleasedEngine }>;

/**
 * Engines by hash: those of the release, and those that the store keeps because something was begun under them. What the
 * store has is only run if the release knows the hash, or a server with this key has signed it.
 */
export class KeptEngines implements Engines {
  private readonly loading = new Map<string, Promise<LoadedEngine | EngineTrouble>>();
  private readonly keeping = new Map<string, { readonly at: number; readonly kept: Promise<void> }>();
  /** What was told of already. */
  private readonly refused = new Set<string>();

  private constructor(
    private readonly context: KeptEnginesContext,
    readonly games: Games,
    private readonly newestOf: Newest,
  ) {}

  /** `listed`: the games that are at the tables, in their order. */
  static async open(context: KeptEnginesContext, listed: Games): Promise<KeptEngines> {
    const { release } = context;
    const newest = new Map<string, { engine: LoadedEngine; name?: ReleasedEngine }>();
    for (const kit of listed.all) {
      const name = release.engines.find(({ game, isNewest }) => isNewest && game === kit.rules.id);
      const engine = name ? loaded(name, await release.codeOf(name)) : { kit };
      newest.set(kit.rules.id, { name, engine });
    }
    const kits = [...newest.values()].map(({ engine }) => engine.kit);
    return new KeptEngines(context, gamesFrom(kits), newest);
  }

  newest(game: string): LoadedEngine {
    return must(this.newestOf.get(game), `engine of ${game}`).engine;
  }

  async look(wanted: EngineWanted): Promise<'here' | EngineTrouble> {
    const found = await this.nameOf(wanted);
    return typeof found === 'string' ? found : 'here';
  }

  async find(wanted: EngineWanted): Promise<LoadedEngine | EngineTrouble> {
    const name = await this.nameOf(wanted);
    return typeof name === 'string' ? name : this.load(wanted.game, name);
  }

  async keep(game: string): Promise<void> {
    const { name, engine } = must(this.newestOf.get(game), `engine of ${game}`);
    if (!name || !engine.file) return;
    const now = this.context.ports.now();
    const last = this.keeping.get(name.hash);
    // Once an hour it is kept anew: what nobody has needed for long may be deleted (SqlEngines.prune).
    const isFresh = last !== undefined && Math.abs(now - last.at) < KEEP_AGAIN_MS;
    const { kept } = isFresh ? last : { kept: this.put(name, engine.file.code) };
    if (!isFresh) this.keeping.set(name.hash, { at: now, kept });
    // What was not kept is tried again with the next table.
    await kept.catch((error: unknown) => {
      this.keeping.delete(name.hash);
      throw error;
    });
  }

  async states(): Promise<readonly EngineState[]> {
    const { release, shelf } = this.context;
    const newestFirst = release.engines.toSorted((a, b) => Number(b.isNewest) - Number(a.isNewest));
    const released = newestFirst.map((engine): EngineState => ({ ...nameIn(engine), state: 'released' }));
    const hashes = new Set(released.map(({ hash }) => hash));
    const states: EngineState[] = [...released];
    for (const engine of await shelf.all())
      if (!hashes.has(engine.hash))
        states.push({ ...nameIn(engine), state: (await this.isUsable(engine)) ? 'kept' : 'refused' });
    return states;
  }

  async code(hash: string): Promise<string | undefined> {
    const { release, shelf } = this.context;
    const released = release.engines.find((engine) => engine.hash === hash);
    if (released) return release.codeOf(released);
    const kept = (await shelf.all()).find((engine) => engine.hash === hash);
    if (!kept || !this.isTrusted(kept)) return undefined;
    const code = await shelf.code(hash);
    return code !== undefined && hashOfCode(code) === hash ? code : undefined;
  }

  /** What was refused once is looked at again: the host may have put it right. */
  private async isUsable(engine: KeptEngine): Promise<boolean> {
    if (!this.isTrusted(engine)) return false;
    return !this.refused.has(engine.hash) || typeof (await this.load(engine.game, engine)) !== 'string';
  }

  /** A match that names no engine is adopted by the one of its game and rules; undefined stands for the sources. */
  private async nameOf(wanted: EngineWanted): Promise<EngineName | undefined | EngineTrouble> {
    const { release, shelf } = this.context;
    const { game, rulesVersion, engine: hash } = wanted;
    const fits = (name: EngineName) =>
      name.game === game && (hash === undefined ? name.rulesVersion === rulesVersion : name.hash === hash);
    const released = release.engines.filter(fits);
    const name =
      released.find(({ isNewest }) => isNewest) ??
      released[0] ??
      (await shelf.all()).find((kept) => fits(kept) && this.isTrusted(kept));
    if (name) return name.interface === ENGINE_INTERFACE ? name : beyond(name);
    if (hash !== undefined) {
      this.refuse(wanted, hash, 'a match waits for an engine that is not here, or is not to be trusted');
      return 'missing';
    }
    const newest = this.newestOf.get(game)?.engine.kit.rules.rulesVersion;
    if (newest === rulesVersion) return undefined;
    return newest === undefined || isLater(rulesVersion, newest) ? 'newer' : 'outdated';
  }

  private load(game: string, name: EngineName | undefined): Promise<LoadedEngine | EngineTrouble> {
    const newest = this.newestOf.get(game);
    if (!name || newest?.name?.hash === name.hash) return Promise.resolve(this.newest(game));
    const loading = this.loading.get(name.hash) ?? this.fetch(name);
    this.loading.set(name.hash, loading);
    return loading;
  }

  private async fetch(name: EngineName): Promise<LoadedEngine | EngineTrouble> {
    const { release, shelf, log } = this.context;
    try {
      const released = release.engines.find(({ hash }) => hash === name.hash);
      const code = released ? await release.codeOf(released) : await shelf.code(name.hash);
      const engine = loaded(name, must(code, `code of ${fileNameOf(name)}`));
      this.refused.delete(name.hash);
      log.info({ engine: fileNameOf(name) }, 'an engine was loaded');
      return engine;
    } catch (error) {
      // The store may be slow, or the host may put it right: the next one who comes tries again.
      this.loading.delete(name.hash);
      if (!(error instanceof UntrueEngine)) throw error;
      this.refuse(name, name.hash, error.message);
      return 'missing';
    }
  }

  private put(name: EngineName, code: string): Promise<void> {
    const { shelf, key, ports } = this.context;
    return shelf.put({ ...nameIn(name), mac: macOf(key, name), keptAt: ports.now() }, code);
  }

  private isTrusted(engine: KeptEngine): boolean {
    return isSignedBy(this.context.key, engine);
  }

  private refuse({ game, rulesVersion }: Omit<EngineWanted, 'engine'>, hash: string, why: string): void {
    if (this.refused.has(hash)) return;
    this.refused.add(hash);
    this.context.log.error({ engine: fileNameOf({ game, rulesVersion, hash, interface: 0 }) }, why);
  }
}

/** What an engine says of itself is not what it is kept as. */
class UntrueEngine extends Error {}

function loaded(name: EngineName, code: string): LoadedEngine {
  const file = fileNameOf(name);
  if (hashOfCode(code) !== name.hash)
    throw new UntrueEngine('an engine was tampered with: it does not have its hash, and is not run');
  const { kit, engineInterface } = engineIn(code, file);
  if (
    engineInterface !== name.interface ||
    kit.rules.id !== name.game ||
    kit.rules.rulesVersion !== name.rulesVersion
  )
    throw new UntrueEngine('an engine is not what it is kept as, and is not run');
  return { kit, file: { hash: name.hash, code } };
}

/** No adapter is needed so far: there has been one interface. */
function beyond(name: EngineName): EngineTrouble {
  return name.interface > ENGINE_INTERFACE ? 'newer' : 'outdated';
}

function nameIn({ game, rulesVersion, interface: form, hash }: EngineName): EngineName {
  return { game, rulesVersion, interface: form, hash };
}
