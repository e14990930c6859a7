import type { Translation } from '../translation';
import type { app as English } from '../en/app';

export const app: Translation<typeof English> = {
  newVersion: 'Une nouvelle version est là.',
  reload: 'Recharger',
  later: 'Plus tard',
  install: 'Installer',
  installText:
    'Pocket Arena peut être une application sur cet appareil : son icône, sa fenêtre, et elle s’ouvre sans réseau.',
  noThanks: 'Non merci',
};
