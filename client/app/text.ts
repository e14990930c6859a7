import { t } from '../i18n';
import { chapter } from '../i18n/chapter';

/** The words around the page as an app come with the first of them. */
export const appText = chapter(() => t().app());
