import { translated } from '../i18n/chapter';

/** Loaded before the page is shown. */
export const adminText = translated({
  en: () => import('../i18n/en/admin').then(({ admin }) => admin),
  fr: () => import('../i18n/fr/admin').then(({ admin }) => admin),
});
