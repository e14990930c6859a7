import type { Trouble } from '../../net/api';

/** Une phrase aimable pour tout ce qui peut être refusé. */
export const refusals: Record<Trouble, string> = {
  'no-decision': 'On ne vous demande rien pour le moment.',
  stale: 'Ce moment est passé. Regardez ce qui vous est demandé maintenant.',
  illegal: 'Les règles ne le permettent pas ici.',
  malformed: 'Cela n’a pas été compris. Réessayez, s’il vous plaît.',
  over: 'Cette partie est terminée.',
  'unknown-intent': 'Le serveur ne connaît pas cette demande. Recharger la page peut aider.',
  'rate-limited': 'C’était un peu trop rapide. Patientez un instant.',
  'used-up': 'Vous l’avez fait aussi souvent qu’une partie le permet. Tout le reste continue comme avant.',
  'not-seated': 'Vous regardez cette table : vous ne pouvez pas y jouer.',
  'not-owner': 'Seule la personne qui a ouvert la table peut le faire.',
  'not-started': 'La partie n’a pas encore commencé.',
  'already-started': 'La partie a déjà commencé.',
  'already-seated': 'Vous avez déjà une place à cette table.',
  'colour-taken': 'Quelqu’un a été plus rapide : cette couleur est prise. Les autres sont encore libres.',
  'seat-taken': 'Quelqu’un a été plus rapide : cette place est prise.',
  kicked: 'La personne qui a ouvert la table vous a demandé de la quitter.',
  'table-full': 'Cette table est complète. Vous pouvez en ouvrir une autre, ou regarder.',
  'bad-address':
    'Rien ne peut être envoyé à cette adresse : elle doit commencer par https:// et être publique.',
  'push-off': 'Ce serveur n’envoie pas de notifications.',
  'holiday-over': 'C’est plus que ce qui reste de vos quatorze jours de congé dans cette partie.',
  'not-allowed': 'Ce n’est pas possible ici.',
  'chat-off': 'La discussion est coupée à cette table.',
  'storage-failed': 'Le serveur n’a pas pu l’enregistrer. Réessayez dans un instant.',
  internal: 'Quelque chose a mal tourné de notre côté. Réessayez, s’il vous plaît.',
  'bad-name': 'Choisissez un nom de 1 à 20 caractères.',
  'bad-token': 'Ce navigateur n’est plus reconnu. Entrez votre nom à nouveau.',
  'bad-settings': 'On ne peut pas ouvrir de table avec ces réglages.',
  outdated: 'Il existe une version plus récente du jeu. Rechargez la page.',
  'unknown-table': 'Aucune table n’a ce code. Vérifiez les six lettres.',
  'unknown-code': 'Aucune table n’a ce code. Vérifiez les six lettres.',
  'spectators-off': 'Cette table n’accepte pas de spectateurs.',
  'too-many-tables': 'Vous avez déjà plusieurs tables ouvertes. Finissez-en une d’abord.',
  'too-many-blocks': 'Vous avez bloqué autant de personnes qu’il est permis. Débloquez-en une d’abord.',
  'foreign-origin': 'Cette page n’a pas le droit de parler à ce serveur.',
  banned: 'L’hôte de ce serveur ne vous laisse pas entrer en ce moment.',
  'name-not-allowed': 'Ce nom n’est pas permis ici. Choisissez-en un autre.',
  'unknown-person': 'Il n’y a personne à cette adresse, ou plus maintenant.',
  'not-admin': 'Seul l’hôte de ce serveur peut le faire.',
  unconfirmed:
    'Une partie était prête, mais vous n’avez pas confirmé à temps votre présence. Tentez à nouveau votre chance.',
  'too-large': 'Ce texte était trop long.',
  stopping: 'Le serveur va redémarrer. Votre partie vous attendra.',
  draining:
    'Le serveur n’ouvre pas de nouvelle table pour l’instant : il va être mis à jour. Les parties continuent.',
  busy: 'La table est en train de s’ouvrir. Un instant, s’il vous plaît.',
  'rules-changed':
    'Cette partie a commencé avec d’autres règles que celles du serveur d’aujourd’hui : elle ne peut pas continuer. Elle ne compte pour personne.',
  'journal-damaged':
    'L’enregistrement de cette partie est abîmé : elle ne peut pas continuer. Elle ne compte pour personne ; toutes les autres parties vont bien.',
  'unknown-game':
    'Cette partie a commencé avec une version plus récente de ce serveur. Elle est conservée et reprendra au retour de cette version.',
  'engine-missing':
    'Les règles de cette partie ne sont pas sur ce serveur en ce moment. Elle est conservée et reprendra à leur retour.',
  'not-over': 'Cette partie est encore en cours. On pourra la revoir quand elle sera terminée.',
  'not-kept': 'Cette partie n’est plus conservée. Son résultat, si.',
  offline: 'Le serveur ne répond pas. Vérifiez votre connexion.',
};
