import type { Translation } from '../translation';
import type { captions as English } from '../en/captions';

export const captions: Translation<typeof English> = {
  question: 'Une question vous est posée',
  call: 'On vous appelle',
};
