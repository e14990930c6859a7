import type { Translation } from '../translation';
import type { hints as English } from '../en/hints';

export const hints: Translation<typeof English> = {
  title: 'Vous découvrez ? Un conseil',
  gotIt: 'Compris',
  noMore: 'Masquer les conseils',
};
