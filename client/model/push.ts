import { signal } from '@preact/signals';
import type { PushReply, QuietHours, SubscribeRequest } from '../../shared/protocol/push';
import { language } from '../i18n/language';
import { ask, type Trouble } from '../net/api';
import { stored } from './storage';

/** Whether this device is called: `impossible` where browser or server cannot. */
export type Calls = 'impossible' | 'off' | 'on';
export const calls = signal<Calls | undefined>(undefined);

/** Why a device is not called that was to be: `denied` by the browser. */
export type NotCalled = Trouble | 'denied';

const QUIET_KEY = 'quiet';
/** From ten in the evening to eight in the morning, until somebody says otherwise. */
const NIGHT: QuietHours = { from: 22 * 60, to: 8 * 60 };

/** The hours in which this device is not called; none when both are the same. */
export const quiet = signal<QuietHours>(keptQuiet());

/** Looks once whether this device can be called, and is. */
export async function lookAtCalls(): Promise<void> {
  if (calls.peek() !== undefined) return;
  if (!('PushManager' in globalThis) || !navigator.serviceWorker) return void (calls.value = 'impossible');
  // The worker comes when the page is at rest.
  const registration = await navigator.serviceWorker.ready;
  const key = await serverKey();
  if (!key) return void (calls.value = 'impossible');
  const existing = await registration.pushManager.getSubscription();
  if (!existing || Notification.permission !== 'granted') return void (calls.value = 'off');
  // Who this browser is, where it is and what it speaks may have changed, and so may the server's key.
  calls.value = isOf(existing, key) && (await tell(existing)) === undefined ? 'on' : 'off';
}

/** After a tap: the browser asks whether it may, and the server is told whom to call. */
export async function callMe(): Promise<NotCalled | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration();
  return registration ? subscribe(registration) : 'push-off';
}

export async function subscribe(registration: ServiceWorkerRegistration): Promise<Trouble | undefined> {
  const key = await serverKey();
  if (!key) return 'push-off';
  try {
    const { pushManager } = registration;
    const existing = await pushManager.getSubscription();
    if (existing && !isOf(existing, key)) await existing.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const trouble = await tell(made);
    calls.value = trouble ? 'off' : 'on';
    return trouble;
  } catch {
    return 'offline';
  }
}

export async function callMeNoMore(): Promise<undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  calls.value = 'off';
  if (!subscription) return undefined;
  await ask('DELETE', '/api/push', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
  return undefined;
}

export async function setQuiet(hours: QuietHours): Promise<void> {
  quiet.value = hours;
  stored.setText(QUIET_KEY, JSON.stringify(hours));
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) await tell(subscription);
}

async function tell(subscription: PushSubscription): Promise<Trouble | undefined> {
  const { endpoint, keys } = subscription.toJSON();
  const { from, to } = quiet.peek();
  const request: SubscribeRequest = {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    language: language(),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(from !== to && { quiet: { from, to } }),
  };
  const outcome = await ask('PUT', '/api/push', request);
  return outcome.ok ? undefined : outcome.code;
}

async function serverKey(): Promise<string | undefined> {
  const found = await ask<PushReply>('GET', '/api/push');
  return found.ok ? found.value.key : undefined;
}

function isOf({ options }: PushSubscription, key: string): boolean {
  const { applicationServerKey: own } = options;
  if (!own) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(own)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key;
}

function keptQuiet(): QuietHours {
  try {
    const { from, to } = JSON.parse(stored.text(QUIET_KEY) ?? '{}') as Partial<QuietHours>;
    return Number.isInteger(from) && Number.isInteger(to) ? ({ from, to } as QuietHours) : NIGHT;
  } catch {
    return NIGHT;
  }
}
