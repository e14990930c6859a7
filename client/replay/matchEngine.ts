import type { Report, Seen, MatchArchive } from '../../shared/fairness';
import type { AnyReplayKit } from '../../shared/games/kit';
import type { Onlooker, Sight } from '../../shared/replay';
import type { Change, ChangedLine } from '../../shared/replay/whatIf';
import { completed, type WireItem } from '../../shared/wire';
import { ui } from '../games/current';
import { Desk, type Impossible, type Opening } from './desk';
import { newRulesThread } from './rulesThread';
import type { Answered, ChangedStory, EngineTalk } from './engineTalk';

/** What a match is shown, changed and verified by. */
export interface MatchEngine {
  open(archive: MatchArchive): Promise<Opening | Impossible>;
  /** At once where the rules are here: whoever drags through a match sees every moment on the way. */
  sight(line: number, number: number, onlooker: Onlooker): Sight | Promise<Sight>;
  change(line: number, change: Change): Promise<ChangedStory>;
  verify(archive: MatchArchive, seen: Seen): Promise<Report>;
  close(): void;
}

/** The rules that this page is made of. */
export class OwnEngine implements MatchEngine {
  private readonly desk: Desk;

  constructor(kit: AnyReplayKit, hash?: string) {
    this.desk = new Desk(kit, hash);
  }

  async open(archive: MatchArchive): Promise<Opening | Impossible> {
    return this.desk.open(archive);
  }

  sight(line: number, number: number, onlooker: Onlooker): Sight {
    return this.desk.sight(line, number, onlooker);
  }

  /** On a thread of its own: the page stays responsive while a bot thinks. */
  async change(line: number, change: Change): Promise<ChangedStory> {
    const worker = newRulesThread();
    const { record, sources } = await new Promise<ChangedLine>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<ChangedLine>) => resolve(data);
      worker.onerror = () => reject(new Error('The line could not be played out.'));
      worker.postMessage({ type: 'change', record: this.desk.record(line), change });
    }).finally(() => worker.terminate());
    return { ...this.desk.add(record), sources };
  }

  async verify(archive: MatchArchive, seen: Seen): Promise<Report> {
    return this.desk.verify(archive, seen);
  }

  close(): void {}
}

/** What the page draws by fields that the engine does not have yet is as if nothing had happened to them. */
function whole({ view, revealed }: Sight): Sight {
  const { wire } = ui();
  const ownOf = <Own extends { readonly own?: unknown }>(seen: Own): Own =>
    seen.own === undefined ? seen : { ...seen, own: completed(wire.secret, seen.own as WireItem) };
  return {
    view: { ...ownOf(view), open: completed(wire.open, view.open as WireItem) },
    revealed: revealed?.map(ownOf),
  };
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** An engine of any age, away from the page: it sees what it is asked and nothing else (SECURITY.md). */
export class EngineInWorker implements MatchEngine {
  private readonly worker = new Worker(new URL('./engineWorker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<Answered>) => {
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.ok) waiting?.resolve(data.value);
      else waiting?.reject(new Error(data.why));
    };
    this.worker.onerror = () => {
      for (const each of this.waiting.values()) each.reject(new Error('The engine has stopped.'));
      this.waiting.clear();
    };
  }

  load(code: string, hash: string): Promise<ReturnType<EngineTalk['load']>> {
    return this.ask('load', code, hash);
  }

  open(archive: MatchArchive): Promise<Opening | Impossible> {
    return this.ask('open', archive);
  }

  async sight(line: number, number: number, onlooker: Onlooker): Promise<Sight> {
    return whole(await this.ask('sight', line, number, onlooker));
  }

  change(line: number, change: Change): Promise<ChangedStory> {
    return this.ask('change', line, change);
  }

  verify(archive: MatchArchive, seen: Seen): Promise<Report> {
    return this.ask('verify', archive, seen);
  }

  close(): void {
    this.worker.terminate();
  }

  private ask<Name extends keyof EngineTalk>(
    name: Name,
    ...given: Parameters<EngineTalk[Name]>
  ): Promise<ReturnType<EngineTalk[Name]>> {
    const id = this.asked++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, name, with: given });
    });
  }
}
