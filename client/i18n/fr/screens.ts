import type { Translation } from '../translation';
import type { menu as EnglishMenu, results as EnglishResults, table as EnglishTable } from '../en/screens';
import { wordsOf } from '../plural';
import { seatMark as s } from '../rich';

const { count, list, date } = wordsOf('fr');

export const table: Translation<typeof EnglishTable> = {
  you: 'Vous',
  profileOf: (name) => `Profil : ${name}`,
  bot: 'bot',
  unnamed: (seat) => `Place ${seat + 1}`,
  seats: 'Joueurs',
  log: 'Journal',
  logEmpty: 'Il ne s’est encore rien passé.',
  chat: 'Discussion',
  chatLabel: 'Dire quelque chose à la table',
  chatShort: 'Dire quelque chose',
  chatSend: 'Envoyer',
  chatEmpty: 'Dites bonjour !',
  chatOff: 'La discussion est coupée à cette table.',
  quickReplies: 'Réponses rapides',
  read: 'Journal et discussion',
  readNew: (unread: number) => count(unread, { one: 'nouveau message', other: 'nouveaux messages' }),
  phrases: {
    hello: 'Bonjour !',
    goodLuck: 'Bonne chance !',
    wellPlayed: 'Bien joué !',
    ouch: 'Aïe !',
    thinking: 'Je réfléchis…',
    thanks: 'Merci !',
    sorry: 'Pardon !',
    hurry: 'À vous de jouer !',
    goodGame: 'Belle partie !',
    again: 'On remet ça ?',
  },
  silence: 'Qui écouter',
  mute: 'Couper',
  unmute: 'Rétablir',
  muteNote: 'Cache ses messages, à cette table.',
  block: 'Bloquer',
  unblock: 'Débloquer',
  blockNote: 'Cache ses messages, à toutes les tables.',
  report: 'Signaler',
  reportNote: 'Prévient l’hôte de ce serveur.',
  leads: 'en tête',
  thinking: 'réfléchit',
  lockedIn: 'a validé',
  autopilot: 'pilote auto',
  away: 'hors ligne',
  scoreOf: (name) => `Points : ${name}`,
  total: 'Total',
  recentMore: (n) => `Détails (${n})`,
  recentLess: 'Moins',
  skip: 'Passer',
  next: 'Suivant',
  skipKey: 'Échap',
  explanation: 'Qu’est-ce que c’est ?',
  help: 'Comment gagner, et ce que veulent dire les signes',
  yourMove: 'À vous',
  timeLeft: (seconds) => count(seconds, { one: 'seconde restante', other: 'secondes restantes' }),
  onHoliday: (until) => `En congé jusqu’au ${date(until)}`,
  longLeft: (hours) =>
    hours < 1
      ? `${Math.max(1, Math.floor(hours * 60))}\u00a0min`
      : hours < 48
        ? `${Math.floor(hours)}\u00a0h`
        : count(Math.floor(hours / 24), { one: 'jour', other: 'jours' }),
  leisure: (time) => `Encore ${time}.`,
  reconnecting: 'Connexion perdue. On essaie de vous ramener…',
  elsewhere: 'Vous avez ouvert cette table dans un autre onglet ou sur un autre appareil.',
  here: 'Jouer ici',
  stopping: 'Le serveur redémarre. Votre partie reprend dans un instant.',
  waitsFor: (seat) => `${s(seat)} n’a plus de connexion. Cette table attend son retour.`,
  paused: 'Il n’y a personne, la partie attend.',
  pausedIdle: 'Personne ne joue en ce moment, la partie attend.',
  missed:
    'Le temps est écoulé, un choix a été fait pour vous. S’il s’écoule encore une fois, le pilote automatique jouera pour vous.',
  yourTurn: 'À vous de jouer',
  resumeSeat: 'Reprendre ma place',
  autopilotNote: 'Le pilote automatique joue pour vous.',
  autopilotText:
    'Il continue jusqu’à ce que vous repreniez votre place. Si vous êtes là à la fin, vous avez le rang que votre place a obtenu ; sinon, vous comptez comme parti et finissez dernier.',
  autopilotWhy: {
    away: 'Votre connexion a été coupée plus d’une minute.',
    expired: 'Votre temps s’est écoulé deux fois de suite.',
    handed: 'Vous n’aviez pas joué depuis longtemps, et les autres lui ont confié votre place.',
    left: 'Vous l’avez choisi.',
  },
  autopilotWaits: 'Personne d’autre ne joue, la partie attend.',
  idle: (name) => `${name} n’a pas joué depuis longtemps.`,
  handOver: (name) => `Laisser le pilote automatique jouer pour ${name}`,
};

export const menu: Translation<typeof EnglishMenu> = {
  open: 'Menu',
  close: 'Fermer',
  sound: 'Son',
  captions: 'Sous-titres des sons',
  on: 'Oui',
  off: 'Non',
  speed: 'Vitesse du jeu',
  speeds: { slow: 'Lente', normal: 'Normale', fast: 'Rapide', instant: 'Immédiate' },
  board: 'Plateau',
  boards: { place: 'En relief', plain: 'Vu du dessus' },
  rules: 'Règles',
  backToTable: 'Retour à la table',
  hints: 'Conseils',
  notify: 'Me prévenir quand c’est à moi',
  leave: 'Quitter la table',
  leaveNote: 'Votre place reste à vous : la page d’accueil vous y ramène.',
  autopilot: 'Laisser jouer le pilote automatique',
  autopilotSure:
    'Le pilote automatique joue jusqu’à ce que vous repreniez votre place. Si vous êtes là à la fin, vous avez le rang que votre place a obtenu. Sinon, vous comptez comme parti et finissez dernier, y compris dans votre profil et au classement.',
  autopilotSureUnrated:
    'Le pilote automatique joue jusqu’à ce que vous repreniez votre place. Si vous êtes là à la fin, vous avez le rang que votre place a obtenu. Sinon, la partie s’arrête là pour vous. Elle n’est pas classée : vous ne perdez rien.',
  autopilotYes: 'Qu’il joue',
  autopilotNo: 'Je continue',
  abandonAlone: 'Arrêter la partie',
  abandon: 'Voter pour arrêter la partie',
  abandonNote: 'Elle s’arrête pour tout le monde quand tous les joueurs ont voté.',
  abandonNoteRated:
    'La partie est classée : elle ne s’arrête que si tout le monde a voté, les absents aussi.',
  abandoned: 'Vous avez voté pour arrêter la partie.',
  move: 'Continuer sur un autre appareil',
  moveText:
    'Scannez ce code avec l’autre appareil, ou ouvrez-y le lien. Il sert une fois, pendant cinq minutes.',
  moveQr: 'Code QR du lien',
  moveLink: 'Lien pour l’autre appareil',
};

export const results: Translation<typeof EnglishResults> = {
  winner: (seats) =>
    seats.length > 1 ? `${list(seats.map(s))} se partagent la victoire` : `Victoire : ${list(seats.map(s))}`,
  youWin: 'Victoire !',
  place: (place) => (place === 1 ? '1er' : `${place}e`),
  overRounds: 'Les points, manche par manche',
  rematch: 'Rejouer',
  rematchOffered: (names) => `${list(names)} ${names.length > 1 ? 'veulent' : 'veut'} rejouer.`,
  rematchJoin: 'Rejouer aussi',
  rematchWaitsFor: (names) =>
    names.length > 0 ? `Vous voulez rejouer. On attend ${list(names)}…` : 'La nouvelle table s’ouvre…',
  rematchNot: 'Finalement non',
  left: 'N’était pas là à la fin, et finit donc dernier.',
  youLeft: 'Vous n’étiez pas là à la fin, et finissez donc dernier.',
  rematchGo: 'Aller à la nouvelle table',
  watch: 'Revoir',
  share: 'Partager',
  shared: 'Lien copié',
  verify: 'Vérifier',
  home: 'Accueil',
  abandoned: 'La partie a été arrêtée avant la fin.',
};
