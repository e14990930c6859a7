import type { Translation } from '../translation';
import { wordsOf } from '../plural';
import type { lobby as English } from '../en/lobby';

const { count, list } = wordsOf('fr');

export const lobby: Translation<typeof English> = {
  title: 'Table',
  heading: (missing) =>
    missing > 0 ? `Il manque encore ${count(missing, { one: 'joueur', other: 'joueurs' })}` : 'C’est parti',
  share: 'Partagez ce lien, ou le code',
  link: 'Lien de cette table',
  copy: 'Copier le lien',
  copied: 'Copié',
  code: 'Code',
  seats: 'À la table',
  free: 'Place libre',
  you: 'vous',
  away: 'hors ligne',
  here: 'en ligne',
  fairness: 'Pourquoi le mélange est équitable',
  colour: 'Votre couleur, si vous avez une préférence',
  colours: { coral: 'Corail', teal: 'Turquoise', violet: 'Violet', yellow: 'Jaune' },
  yourWish: 'votre choix',
  yoursForNow: 'à vous pour l’instant',
  startsBySelf:
    'La partie commence d’elle-même quand toutes les places sont prises et que tout le monde regarde la table.',
  startsOverDays: 'La partie commence quand la dernière place est prise. Personne n’a besoin d’être là.',
  check: {
    starts: 'Tout le monde est là. La partie commence dans',
    startsIn: (seconds) => `La partie commence dans ${count(seconds, { one: 'seconde', other: 'secondes' })}`,
    waiting: (names) =>
      names.length > 0
        ? `Toutes les places sont prises. On attend que ${list(names)} ${names.length > 1 ? 'regardent' : 'regarde'} la table.`
        : 'Toutes les places sont prises.',
    moment: 'Les autres attendent que vous soyez prêt.',
    wait: 'Attendez-moi',
    ready: 'C’est bon pour moi',
  },
  invitation: {
    from: (name) => `${name} vous invite`,
    fromNobody: 'On vous invite',
    to: (game) => `à une partie de ${game}`,
    seats: (taken, seats) => `${taken} sur ${count(seats, { one: 'place prise', other: 'places prises' })}`,
    facts: 'La table',
    whatItIs: 'Un jeu de plateau, ici dans le navigateur : sans compte, rien à installer.',
  },
  leave: 'Quitter la table',
  giveUpSeat: 'Rendre ma place',
  nameFirst: 'Comment vous appeler ?',
  nameFirstText: (code) => `On vous attend à la table ${code}.`,
  sitDown: 'Prendre place',
  watch: 'Plutôt regarder',
  readLog: 'Voir ce qui s’y est passé',
  noTable: 'Table introuvable',
  backHome: 'Retour à l’accueil',
  connecting: 'Ouverture de la table…',
  moving: 'On vous transfère…',
  moveFailed: 'Ce lien ne marche plus',
  moveFailedText:
    'Un lien qui déplace une place vers un autre appareil sert une fois, pendant cinq minutes ; celui-ci a déjà servi, ou il est trop vieux. Pour en obtenir un nouveau, ouvrez le menu de la table sur l’appareil où vous jouiez et choisissez « Continuer sur un autre appareil ».',
  moveOffline: 'Le serveur ne répond pas : rien n’a été déplacé.',
  moveFailedGo: 'Aller à la table sans ce lien',
  reload: 'Réessayer',
  watchNow: 'Regarder',
  qr: 'Code QR du lien',
  settings: 'Cette table',
  public: 'Tout le monde peut la trouver',
  private: 'Par lien ou code seulement',
  noSpectators: 'Sans spectateurs',
  bot: (strength) => `bot · ${strength}`,
  addBot: 'Ajouter un bot',
  addBotTo: (seat) => `Ajouter un bot à la place ${seat + 1}`,
  removeBot: (name) => `Retirer ${name}`,
  remove: 'Retirer',
  fill: 'Compléter avec des bots et commencer',
  strength: 'Niveau des bots',
  kick: 'Exclure',
  kickName: (name) => `Exclure ${name}`,
  kickSure: (name) => `Exclure ${name} ? Le retour à cette table sera impossible.`,
  keep: 'Garder',
  takeSeat: 'Prendre place',
  spectators: (n) => count(n, { one: 'personne regarde', other: 'personnes regardent' }),
};
