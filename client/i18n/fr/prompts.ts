import type { Translation } from '../translation';
import { wordsOf } from '../plural';
import type { prompts as English } from '../en/prompts';

const { list } = wordsOf('fr');

export const prompts: Translation<typeof English> = {
  rule: (rule) => `Règle ${rule}`,
  thinking: (names) => `${list(names)} ${names.length > 1 ? 'réfléchissent' : 'réfléchit'}`,
  yourTurnComes: 'Rien à faire pour vous avant leur décision.',
  oneMoment: 'Un instant…',
  watching: 'Vous regardez cette partie.',
  locked: 'C’est validé',
  lockedText: 'Vous pouvez changer d’avis tant que tout le monde n’a pas validé.',
  lockedFinal: 'Votre choix sera montré quand les autres auront choisi.',
  otherRules:
    'Cette table suit d’autres règles que celles pour lesquelles cette page est faite. Vous pouvez quand même choisir :',
  keysHint: 'Touches : 1–9 pour choisir, Entrée pour valider.',
  keysAtOnce: 'Touches : 1–9 pour choisir, sans confirmer.',
  keysHeld: 'Touche : Retour arrière pour changer de choix.',
  unlock: 'Changer mon choix',
  yourChoice: 'Votre choix',
  youHave: 'Vous avez',
  onItsWay: 'En route vers le serveur…',
  keptForLine: 'Gardé ici, et envoyé dès que la connexion revient.',
  choose: 'Choisir',
  confirm: 'Oui, allons-y',
  decline: 'Non merci',
  timeout: (what) => `Quand le temps sera écoulé : ${what}`,
};
