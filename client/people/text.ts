import { t } from '../i18n';
import { chapter } from '../i18n/chapter';

export const peopleText = chapter(() => t().peoplePages());
