/**
 * Tells of something in a notification, if the person wanted to be told. What is returned takes it back. It is a
 * comfort, not more: a browser that refuses (Android's lets only a service worker do it) never stops a page.
 */
export function notify(title: string, options: { readonly body: string; readonly tag: string }): () => void {
  const shown = show(title, options).catch(() => undefined);
  return () => void shown.then((close) => close?.());
}

async function show(title: string, options: NotificationOptions): Promise<(() => void) | undefined> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return undefined;
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration) {
    await registration.showNotification(title, options);
    return () =>
      void registration
        .getNotifications({ tag: options.tag })
        .then((notes) => notes.forEach((note) => note.close()));
  }
  const note = new Notification(title, options);
  note.onclick = () => window.focus();
  return () => note.close();
}
