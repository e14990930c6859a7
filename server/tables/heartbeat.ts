import type { Logger } from 'pino';
import type { Cancel, Ports } from '../base/ports';
import type { Store } from '../store/store';
import type { Directory } from './directory';

const BEAT_MS = 2000;

/**
 * While clocks run somewhere, writes down every two seconds that the server is there: after a crash everybody gets
 * back the time since. Returns how to stop it, with a last note.
 */
export function startHeartbeat(context: {
  readonly store: Store;
  readonly directory: Directory;
  readonly ports: Ports;
  readonly log: Logger;
}): () => Promise<void> {
  const { store, directory, ports, log } = context;
  const beat = async () => {
    if (!isAnyClockRunning(directory)) return;
    await store
      .beat(ports.now())
      .catch((error: unknown) => log.warn({ err: error }, 'a heartbeat was missed'));
  };
  let isStopped = false;
  let cancel: Cancel;
  const beatLater = () => {
    cancel = ports.setTimer(BEAT_MS, () => void beat().finally(() => isStopped || beatLater()));
  };
  beatLater();
  return async () => {
    isStopped = true;
    cancel();
    await beat();
  };
}

function isAnyClockRunning(directory: Directory): boolean {
  for (const { phase, isOpen, settings } of directory.all())
    if (phase === 'playing' && isOpen && settings.clock !== 'relaxed') return true;
  return false;
}
