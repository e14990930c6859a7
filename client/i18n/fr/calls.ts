import type { Translation } from '../translation';
import type { calls as English } from '../en/calls';

export const calls: Translation<typeof English> = {
  offer: 'M’appeler quand c’est mon tour',
  calling: 'Cet appareil vous appelle quand c’est votre tour.',
  settings: 'Appels sur cet appareil',
  on: 'Oui',
  off: 'Non',
  quietFrom: 'Silence de',
  quietTo: 'à',
  denied:
    'Le navigateur refuse les notifications de cette page. Ses réglages pour cette page ont l’interrupteur.',
  webhook: 'Dire à un salon à qui le tour',
  webhookLabel: 'Adresse d’un webhook (Discord et autres)',
  webhookNote: 'Tout le monde à la table voit qu’il y en a un ; personne ne voit son adresse.',
  webhookSet: 'Un salon, ailleurs, apprend à qui est le tour et quand la partie finit.',
  save: 'Enregistrer',
  remove: 'Ne plus rien lui dire',
};
