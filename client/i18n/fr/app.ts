import type { Translation } from '../translation';
import type { app as English } from '../en/app';

export const app: Translation<typeof English> = {
  newVersion: 'Une nouvelle version est disponible.',
  reload: 'Recharger',
  later: 'Plus tard',
  install: 'Installer',
  installText:
    'Pocket Arena peut être une application sur cet appareil : son icône, sa fenêtre, et elle s’ouvre sans réseau.',
  noThanks: 'Non merci',
  onDevice: 'Sur cet appareil',
  onDeviceText: 'Jouées et gardées ici seulement, sans réseau et hors classement.',
  unreachable: 'Le serveur est injoignable. Sur cet appareil, vous pouvez jouer contre des bots ou en solo.',
  opening: 'Ouverture de la partie…',
  home: 'Retour à l’accueil',
  goOn: 'Continuer',
  watch: 'Revoir',
  remove: 'Supprimer',
  removeSure: 'Supprimer cette partie ? Personne d’autre ne l’a.',
  removeYes: 'La supprimer',
  removeNo: 'La garder',
  playedAt: (when) => `jouée le ${when}`,
  endedAt: (when) => `terminée le ${when}`,
  noMatch: {
    missing: 'Cette partie n’est pas sur cet appareil.',
    changed:
      'Cette partie a commencé avec d’autres règles que celles de cette version. Elle ne peut pas continuer.',
    elsewhere:
      'Cette partie est ouverte dans un autre onglet ou une autre fenêtre. Continuez là-bas ou fermez-la.',
    unkept: 'Ce navigateur ne peut pas garder de parties sur l’appareil : stockage plein, interdit ou privé.',
  },
};
