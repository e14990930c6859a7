import { chapter } from '../../../i18n/chapter';
import { t } from '../texts';

/** What is said while something is shown large comes with the first of it. */
export const stagesText = chapter(() => t().stages());
