import { effect } from '@preact/signals';
import type { QueueMessages } from '../../shared/protocol/queue';
import { go, route } from '../model/route';
import { notifications } from '../model/settings';
import { noteTable } from '../net/api';
import { joinQueue, type Queue } from '../net/queue';
import { call } from './call';
import { quickPlayText } from './queueParts';
import { search, wanted } from './search';

let queue: Queue | undefined;
let hush: () => void = () => undefined;

/** Gets in line for what this browser wishes. */
export function seek(): void {
  queue?.close();
  search.value = { step: 'joining' };
  queue = joinQueue(wanted(), {
    joined: () => undefined,
    lost: () => (search.value = { step: 'lost' }),
    ended: (why) => {
      queue = undefined;
      // Let go without a word: another tab of the same person has taken the place.
      if (why !== 'left') search.value = { step: 'out', code: why };
      else if (search.value.step !== 'going' && search.value.step !== 'out')
        search.value = { step: 'elsewhere' };
    },
    message: (name, message) => (receivers[name] as (said: typeof message) => void)(message),
  });
}

export function cancel(): void {
  queue?.close();
  queue = undefined;
  search.value = { step: 'idle' };
}

export async function fillWithBots(): Promise<void> {
  const reply = await queue?.request('fillWithBots');
  // Stale: something better has come up in the meantime.
  if (reply && !reply.ok && reply.code !== 'stale') search.value = { step: 'out', code: reply.code };
}

export function confirm(): void {
  const now = search.value;
  if (now.step !== 'found' || now.isConfirmed) return;
  search.value = { ...now, isConfirmed: true };
  void queue?.request('confirm', { proposal: now.proposal });
}

const receivers: { [Name in keyof QueueMessages]: (message: QueueMessages[Name]) => void } = {
  queue: (status) => {
    const now = search.value;
    search.value = { step: 'waiting', status, isBack: now.step === 'waiting' && now.isBack };
  },
  proposal: ({ proposal, until, now }) => {
    search.value = { step: 'found', proposal, until: Date.now() + until - now, isConfirmed: false };
    // Whoever looks at the page is there; others are called.
    if (document.hidden) hush = call({ ...quickPlayText.text(), isLoud: notifications.value === 'on' });
    else confirm();
  },
  again: () => {
    search.value = { step: 'waiting', isBack: true };
  },
  table: (table) => {
    search.value = { step: 'going' };
    noteTable(table);
    go({ screen: 'table', code: table.code });
  },
  out: ({ code }) => {
    search.value = { step: 'out', code };
  },
};

document.addEventListener('visibilitychange', () => {
  if (!document.hidden) confirm();
});

effect(() => {
  if (search.value.step === 'found' && !search.value.isConfirmed) return;
  hush();
  hush = () => undefined;
});

/** Whoever sits down at a table waits no longer. */
effect(() => {
  if (route.value.screen !== 'table') return;
  if (search.peek().step !== 'idle') cancel();
});
