import { translated } from '../../../i18n/chapter';
import type { WesternText } from './en';
import type { QuickReference } from '../../../screens/QuickReference';
import type { LessonsText } from './en/lessons';
import type { pictures } from './en/pictures';
import type { RulesText } from './en/rules';

/** Names, abilities and effects, which pages need without a table. */
export const cardTexts = translated<WesternText['cards']>({
  en: () => import('./en/cards').then(({ cards }) => cards),
  fr: () => import('./fr/cards').then(({ cards }) => cards),
});

export const rulesText = translated<RulesText>({
  en: () => import('./en/rules').then(({ rules }) => rules),
  fr: () => import('./fr/rules').then(({ rules }) => rules),
});

export const lessonsText = translated<LessonsText>({
  en: () => import('./en/lessons').then(({ lessons }) => lessons),
  fr: () => import('./fr/lessons').then(({ lessons }) => lessons),
});

export const quickText = translated<QuickReference>({
  en: () => import('./en/quick').then(({ quick }) => quick),
  fr: () => import('./fr/quick').then(({ quick }) => quick),
});

export const picturesText = translated<typeof pictures>({
  en: () => import('./en/pictures').then(({ pictures }) => pictures),
  fr: () => import('./fr/pictures').then(({ pictures }) => pictures),
});
