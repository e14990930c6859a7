import { computed, effect, signal } from '@preact/signals';
import { isOverDays } from '../../shared/protocol/constants';
import type { MyTable } from '../../shared/protocol/http';
import { identity, myTables } from '../net/api';
import { perTable } from './perTable';
import { lastTable } from './route';

/** A table where this person has a seat, as far as it is known. */
export type Place = Pick<MyTable, 'code' | 'phase'> & Partial<MyTable>;

const LOOK_MS = 20_000;

/** Where this person has a seat: where they are asked first, the most urgent before all others. */
export const inbox = signal<readonly Place[]>(remembered());
export const turnCount = computed(() => inbox.value.filter(({ turn }) => turn).length);
/** What the server's clock is ahead by. */
let shift = 0;

/** Over days: where this person plays, as this browser last read it. What is not listed any more has ended meanwhile. */
const followed = perTable<MyTable>('followed');

/** Whoever was away learns that it is over, once. */
export const ended = signal<readonly MyTable[]>([]);

export function hasSeenEnd(matchId: string): void {
  followed.forget(matchId);
  ended.value = ended.value.filter((one) => one.matchId !== matchId);
}

export async function lookIntoInbox(): Promise<void> {
  if (!identity.token()) return;
  const at = Date.now();
  const found = await myTables();
  if (!found.ok) return;
  const { tables, now } = found.value;
  shift = now - Date.now();
  inbox.value = [...tables].sort((a, b) => urgency(a) - urgency(b));
  sayAsked(tables, at);
  ended.value = followed.all().filter(({ matchId }) => !tables.some((table) => table.matchId === matchId));
  for (const table of tables)
    if (table.phase === 'playing' && isOverDays(table.settings.clock) && !followed.of(table.matchId))
      followed.keep(table);
}

/** What this device was called for and has been answered since, on another one, is shown no longer. */
function sayAsked(tables: readonly MyTable[], at: number): void {
  const asked = tables.flatMap(({ matchId, turn }) => (turn ? [matchId] : []));
  navigator.serviceWorker?.controller?.postMessage({ type: 'asked', asked, at });
}

/** The match of a table that is not there any more. */
export function matchAt(code: string): string | undefined {
  return followed.all().find((table) => table.code === code)?.matchId;
}

/** Looks now, and now and then while the page is looked at, until the returned function is called. */
export function followInbox(): () => void {
  const look = () => void (document.hidden || lookIntoInbox());
  look();
  const timer = setInterval(look, LOOK_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

export function hoursLeft({ deadline }: { readonly deadline?: number }): number | undefined {
  return deadline === undefined ? undefined : Math.max(0, (deadline - shift - Date.now()) / 3_600_000);
}

function urgency({ turn, phase }: Place): number {
  if (turn) return turn.deadline ?? 0;
  return phase === 'gathering' ? Infinity : Number.MAX_SAFE_INTEGER;
}

/** Until the server has been asked. */
function remembered(): readonly Place[] {
  const code = lastTable.get();
  return code ? [{ code, phase: 'playing' }] : [];
}

/** On the icon of the page, where it is installed. */
effect(() => {
  const count = turnCount.value;
  if (!('setAppBadge' in navigator)) return;
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
});
