import type { LessonsText } from '../en/lessons';
import { wordsOf } from '../plural';

const { count } = wordsOf('fr');

export const lessons: LessonsText = {
  title: 'Apprendre en jouant',
  lead: 'De courtes leçons, à la table du jeu. Personne ne vous regarde et rien ne peut mal tourner : en cas d’erreur, vous voyez ce qu’elle aurait donné, puis vous réessayez.',
  listOf: (game) => `Leçons de ${game}`,
  minutes: '2 à 3 minutes chacune',
  begin: 'Commencer',
  goOn: 'Continuer',
  again: 'Refaire',
  learnt: 'Terminée',
  started: 'Commencée',
  progress: (done, all) => `${count(done, { one: 'leçon terminée', other: 'leçons terminées' })} sur ${all}`,
  coach: 'Leçon',
  stepOf: (step, all) => `Étape ${step} sur ${all}`,
  next: 'Suivant',
  showMe: 'Jouez-le pour moi',
  wouldHave: 'Voilà ce qui se serait passé.',
  tryAgain: 'Réessayer',
  startOver: 'Recommencer',
  leave: 'Toutes les leçons',
  done: (title) => `Terminée : ${title}`,
  doneText: 'Vous pouvez la refaire quand vous voulez.',
  nextLesson: (title) => `Ensuite : ${title}`,
  nowPlay: 'À vous de jouer',
  nowPlayText: 'Une partie entière contre un bot, sans chronomètre. Les conseils vous accompagnent.',
  skip: 'Sauter cette leçon',
  you: 'Vous',
  missing: 'Cette leçon n’existe pas. Voici celles qu’il y a :',
};
