import { effect } from '@preact/signals';
import type { Onlooker } from '../../shared/replay';
import { isRunning, isWhatIf, moment, onlooker } from './player';

/** The moment and whose eyes it is seen with are behind the #: a link shows a friend the very same. */
export interface Spot {
  readonly moment?: number;
  readonly onlooker?: Onlooker;
  readonly isToVerify: boolean;
}

export function spotIn(hash: string): Spot {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const at = given.get('m');
  const number = Number(at ?? NaN);
  const who = given.get('as') ?? '';
  return {
    // `AT_END`
    moment: at === 'end' ? Infinity : Number.isInteger(number) && number >= 0 ? number : undefined,
    onlooker: who === 'spectator' ? who : /^\d$/.test(who) ? Number(who) : undefined,
    isToVerify: given.has('verify'),
  };
}

export function hashOf(number: number, who: Onlooker): string {
  return `#m=${number}${who === 'everything' ? '' : `&as=${who}`}`;
}

/** Keeps the address of the page in step, without a new entry in its history for every step. */
export function followAddress(): () => void {
  return effect(() => {
    if (isRunning.value || isWhatIf.value) return undefined;
    const hash = hashOf(moment.value, onlooker.value);
    const timer = setTimeout(() => history.replaceState(null, '', location.pathname + hash), 300);
    return () => clearTimeout(timer);
  });
}
