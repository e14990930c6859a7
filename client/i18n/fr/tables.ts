import type { TablesText } from '../en/tables';
import { wordsOf } from '../plural';

const { count } = wordsOf('fr');

export const tables: TablesText = {
  title: 'Tables',
  lead: 'Asseyez-vous avec d’autres, regardez une partie, ou ouvrez votre propre table.',
  list: 'Tables de ce serveur',
  open: 'Places libres',
  running: 'En cours',
  noneOpen:
    'Aucune table n’a de place libre en ce moment. Ouvrez-en une, ou laissez la partie rapide vous en trouver une.',
  noneRunning: 'Personne ne joue en public en ce moment.',
  noneFits: 'Aucune table ne correspond à ces filtres.',
  filters: 'Filtres',
  show: 'Montrer',
  shows: { open: 'Places libres', running: 'À regarder' },
  all: 'Peu importe',
  bots: 'Bots',
  withBots: 'Avec bots',
  withoutBots: 'Sans bots',
  clear: 'Montrer toutes les tables',
  watching: (n) => count(n, { one: 'personne regarde', other: 'personnes regardent' }),
  hasBots: 'Bots',
  join: 'S’asseoir',
  joinLabel: (names) => `S’asseoir avec ${names}`,
  watch: 'Regarder',
  watchLabel: (names) => `Regarder ${names}`,
  back: 'Votre place',
  nobody: 'personne encore',
  live: 'En direct',
  joining: 'On jette un œil…',
  lost: 'Connexion perdue. La liste revient d’elle-même.',
  create: {
    title: 'Nouvelle table',
    who: 'Qui la trouve',
    public: 'Tout le monde',
    private: 'Par lien',
    spectators: 'Spectateurs',
    spectatorsYes: 'Bienvenus',
    spectatorsNo: 'Aucun',
    bots: 'Bots',
    botCount: (n) => count(n, { one: 'bot', other: 'bots' }),
    ratedNeeds: 'Une partie classée demande deux personnes.',
    button: 'Ouvrir la table',
  },
};
