/** What of a service worker's world is used here: the compiler knows that of pages, and the two do not go together. */
export interface Lasting extends Event {
  waitUntil(until: Promise<unknown>): void;
}
export interface FetchAsked extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
export interface Pushed extends Lasting {
  readonly data?: { json(): unknown } | null;
}
export interface NoticePressed extends Lasting {
  readonly notification: Notification;
}
export interface MessageSent extends Lasting {
  readonly data: unknown;
}
export interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<OpenPage | null>;
}

interface Heard {
  install: Lasting;
  activate: Lasting;
  fetch: FetchAsked;
  message: MessageSent;
  push: Pushed;
  notificationclick: NoticePressed;
}

export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Heard>(name: Name, listener: (event: Heard[Name]) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
