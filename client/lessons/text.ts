import { t } from '../i18n';
import { chapter } from '../i18n/chapter';

/** The words around lessons come with the first of them. */
export const lessonsText = chapter(() => t().lessons());

export const useText = () => lessonsText.text();
