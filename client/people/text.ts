import { chapter } from '../i18n/chapter';

export const peopleText = chapter((messages) => messages.peoplePages());
