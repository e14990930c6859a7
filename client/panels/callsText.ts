import { t } from '../i18n';
import { chapter } from '../i18n/chapter';

/** Fetched with the first part of the page that says it. */
export const callsText = chapter(() => t().calls());
