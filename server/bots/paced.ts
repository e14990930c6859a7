import type { Ports } from '../ports';
import type { Thinker } from './thinker';

/** Lets people follow: no answer comes sooner than this after its question. */
export const PAUSE_MS = 900;

export function paced(
  thinker: Thinker,
  { setTimer }: Pick<Ports, 'setTimer'>,
  pauseMs: number = PAUSE_MS,
): Thinker {
  const pause = () => new Promise<void>((done) => void setTimer(pauseMs, done));
  return {
    async answer(request) {
      const [reply] = await Promise.all([thinker.answer(request), pause()]);
      return reply;
    },
    close: () => thinker.close(),
  };
}
