import type { Translation } from '../translation';
import type { ReportReason } from '../../../shared/protocol/constants';
import type { admin as English } from '../en/admin';
import { wordsOf } from '../plural';

const { count, time } = wordsOf('fr');

const reasons: Readonly<Partial<Record<string, string>>> = {
  language: 'propos grossiers',
  name: 'nom grossier',
  cheating: 'triche',
  spoiling: 'gâche les parties',
  other: 'autre chose',
} satisfies Record<ReportReason, string>;

export const admin: Translation<typeof English> = {
  pageTitle: 'Pocket Arena : hôte',
  title: 'Ce serveur',
  token: 'Jeton d’administration',
  tokenHelp: 'La valeur de ADMIN_TOKEN. Elle reste dans cet onglet seul, jusqu’à ce que vous le fermiez.',
  enter: 'Entrer',
  wrong: 'Ce n’est pas le jeton.',
  tooOften: 'Trop de jetons erronés. Attendez une minute.',
  failed: 'Cela n’a pas marché. Le serveur tourne-t-il ?',
  refresh: 'Actualiser',
  tablesIn: ({ playing, gathering, over }) =>
    `${playing} en jeu, ${gathering} en attente de joueurs, ${count(over, { one: 'finie', other: 'finies' })}`,
  waiting: (people) => `${people} en attente d’adversaires`,
  peopleIn: ({ seated, watching }) =>
    `${seated} à table, ${count(watching, { one: 'regarde', other: 'regardent' })}`,
  tables: 'Tables',
  people: 'Personnes',
  process: 'Processus',
  node: (name) => `nœud ${name}`,
  memory: (megabytes) => `${megabytes} Mo de mémoire`,
  since: (at) => `depuis le ${time(at)}`,
  game: (name) => `Tables : ${name}`,
  rules: (game, version) => `règles ${version} pour ${game}`,
  refusedEngine: (file) =>
    `Le moteur ${file} de la base de données n’est pas digne de confiance : il n’est pas exécuté. Les parties commencées avec lui attendent.`,
  open: 'De nouvelles tables peuvent s’ouvrir.',
  draining: 'Aucune nouvelle table ne s’ouvre ; les parties vont jusqu’à leur fin.',
  drain: 'Ne plus ouvrir de tables',
  undrain: 'Rouvrir les tables',
  reports: 'Signalements',
  noReports: 'Personne n’a signalé personne.',
  reported: (by, whom) => `${by} à propos de ${whom}`,
  reportedWhen: (reason, at) => `${reasons[reason] ?? reason}, ${time(at)}`,
  match: (id) => `Partie ${id}`,
  done: 'Réglé',
  banDay: 'Bannir un jour',
  banForEver: 'Bannir pour toujours',
  remove: 'Supprimer pour de bon',
  removeSure: (name) => `Supprimer ${name} pour de bon ? Le nom, la cote et l’historique disparaissent.`,
  bans: 'Bannissements',
  noBans: 'Personne n’est banni.',
  until: (at) => `jusqu’au ${time(at)}`,
  forEver: 'pour toujours',
  lift: 'Lever le bannissement',
};
