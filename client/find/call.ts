import { notify } from '../model/notify';
import { ring } from '../model/sound';
import { t } from '../i18n';

/** Calls somebody who looks at something else: title of the tab, sound, and a notification if they wanted one. */
export function call({
  notification,
  notificationText,
  found,
  isLoud,
}: {
  readonly notification: string;
  readonly notificationText: string;
  readonly found: string;
  readonly isLoud: boolean;
}): () => void {
  const title = document.title;
  document.title = `● ${found} · ${t().home.title}`;
  ring();
  const takeBack = isLoud ? notify(notification, { body: notificationText, tag: 'match-found' }) : undefined;
  return () => {
    document.title = title;
    takeBack?.();
  };
}
