import { translated } from '../../../i18n/chapter';
import type { MechsText } from '../../../i18n/en/mechs';
import type { QuickReference } from '../../../screens/QuickReference';
import type { LessonsText } from '../../../i18n/en/mechs/lessons';
import type { pictures } from '../../../i18n/en/mechs/pictures';
import type { RulesText } from '../../../i18n/en/mechs/rules';

/** Names, abilities and effects, which pages need without a table. */
export const cardTexts = translated<MechsText['cards']>({
  en: () => import('../../../i18n/en/mechs/cards').then(({ cards }) => cards),
  fr: () => import('../../../i18n/fr/mechs/cards').then(({ cards }) => cards),
});

export const rulesText = translated<RulesText>({
  en: () => import('../../../i18n/en/mechs/rules').then(({ rules }) => rules),
  fr: () => import('../../../i18n/fr/mechs/rules').then(({ rules }) => rules),
});

export const lessonsText = translated<LessonsText>({
  en: () => import('../../../i18n/en/mechs/lessons').then(({ lessons }) => lessons),
  fr: () => import('../../../i18n/fr/mechs/lessons').then(({ lessons }) => lessons),
});

export const quickText = translated<QuickReference>({
  en: () => import('../../../i18n/en/mechs/quick').then(({ quick }) => quick),
  fr: () => import('../../../i18n/fr/mechs/quick').then(({ quick }) => quick),
});

export const picturesText = translated<typeof pictures>({
  en: () => import('../../../i18n/en/mechs/pictures').then(({ pictures }) => pictures),
  fr: () => import('../../../i18n/fr/mechs/pictures').then(({ pictures }) => pictures),
});
