import { translated } from '../../../i18n/chapter';
import type { WesternText } from '../../../i18n/en/western';
import type { QuickReference } from '../../../screens/QuickReference';
import type { LessonsText } from '../../../i18n/en/western/lessons';
import type { pictures } from '../../../i18n/en/western/pictures';
import type { RulesText } from '../../../i18n/en/western/rules';

/** Names, abilities and effects, which pages need without a table. */
export const cardTexts = translated<WesternText['cards']>({
  en: () => import('../../../i18n/en/western/cards').then(({ cards }) => cards),
  fr: () => import('../../../i18n/fr/western/cards').then(({ cards }) => cards),
});

export const rulesText = translated<RulesText>({
  en: () => import('../../../i18n/en/western/rules').then(({ rules }) => rules),
  fr: () => import('../../../i18n/fr/western/rules').then(({ rules }) => rules),
});

export const lessonsText = translated<LessonsText>({
  en: () => import('../../../i18n/en/western/lessons').then(({ lessons }) => lessons),
  fr: () => import('../../../i18n/fr/western/lessons').then(({ lessons }) => lessons),
});

export const quickText = translated<QuickReference>({
  en: () => import('../../../i18n/en/western/quick').then(({ quick }) => quick),
  fr: () => import('../../../i18n/fr/western/quick').then(({ quick }) => quick),
});

export const picturesText = translated<typeof pictures>({
  en: () => import('../../../i18n/en/western/pictures').then(({ pictures }) => pictures),
  fr: () => import('../../../i18n/fr/western/pictures').then(({ pictures }) => pictures),
});
