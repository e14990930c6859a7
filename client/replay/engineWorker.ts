import { must } from '../../shared/core';
import { ENGINE_INTERFACE, type Engine } from '../../shared/games/kit';
import { changedLine } from '../../shared/replay/whatIf';
import { closeDoors } from './closedDoors';
import { Desk } from './desk';
import type { Answered, Asked, EngineTalk } from './engineTalk';

/**
 * Runs the engine that a match was played by, which may be of any age. The server answers this file with a policy of its
 * own (server/http/pages.ts): from here nothing can be fetched, and nothing run but what the page has handed over. It is
 * built into one file, since that policy does not let it import another.
 */
closeDoors(globalThis);

let engine: { readonly kit: Engine['kit']; readonly desk: Desk } | undefined;
const running = () => must(engine, 'engine');

const talk: { [Name in keyof EngineTalk]: (...given: Parameters<EngineTalk[Name]>) => unknown } = {
  async load(code, hash) {
    const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
    const { kit, engineInterface } = (await import(/* @vite-ignore */ address)) as Engine;
    URL.revokeObjectURL(address);
    if (engineInterface !== ENGINE_INTERFACE) return undefined;
    engine = { kit, desk: new Desk(kit, hash) };
    return { game: kit.rules.id, rulesVersion: kit.rules.rulesVersion };
  },
  open: (archive) => running().desk.open(archive),
  sight: (line, number, onlooker) => running().desk.sight(line, number, onlooker),
  change(line, change) {
    const { kit, desk } = running();
    const steps = changedLine(kit, desk.record(line), change);
    let step = steps.next();
    while (!step.done) step = steps.next();
    return { ...desk.add(step.value.record), sources: step.value.sources };
  },
  verify: (archive, seen) => running().desk.verify(archive, seen),
};

addEventListener('message', ({ data }: MessageEvent<Asked>) => void reply(data));

async function reply({ id, name, with: given }: Asked): Promise<void> {
  let answered: Answered;
  try {
    const ask = talk[name] as (...given: readonly unknown[]) => unknown;
    answered = { id, ok: true, value: await ask(...given) };
  } catch (error) {
    answered = { id, ok: false, why: String(error) };
  }
  postMessage(answered);
}
