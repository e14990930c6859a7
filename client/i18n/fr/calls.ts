import type { Translation } from '../translation';
import type { calls as English } from '../en/calls';

export const calls: Translation<typeof English> = {
  offer: 'Me prévenir quand c’est mon tour',
  calling: 'Cet appareil vous prévient quand c’est votre tour.',
  settings: 'Notifications sur cet appareil',
  on: 'Oui',
  off: 'Non',
  quietFrom: 'Silence de',
  quietTo: 'à',
  denied:
    'Le navigateur refuse les notifications de cette page. Vous pouvez les autoriser dans ses réglages.',
  webhook: 'Annoncer les tours dans un salon',
  webhookLabel: 'Adresse d’un webhook (Discord et autres)',
  webhookNote: 'Tout le monde à la table voit qu’il y en a un ; personne ne voit son adresse.',
  webhookSet: 'Un salon extérieur est prévenu de chaque tour et de la fin de la partie.',
  save: 'Enregistrer',
  remove: 'Ne plus le prévenir',
};
