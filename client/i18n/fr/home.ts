import type { Translation } from '../translation';
import { wordsOf } from '../plural';
import type { home as EnglishHome, site as EnglishSite } from '../en/home';

const { count, list, number } = wordsOf('fr');

export const home: Translation<typeof EnglishHome> = {
  title: 'Pocket Arena',
  name: 'Votre nom',
  namePlaceholder: 'Comment vous appeler ?',
  nothingHere:
    'Il n’y a rien à cette adresse : elle est peut-être mal saisie ou incomplète. D’ici, vous trouverez tout.',
  callSigns: [
    ['Turbo', 'Super', 'Capitaine', 'Docteur', 'Maestro', 'Radio', 'Micro', 'Méga', 'Astro', 'Rétro'],
    ['Boulon', 'Faucon', 'Loutre', 'Blaireau', 'Lynx', 'Piston', 'Castor', 'Pixel', 'Renard', 'Gadget'],
  ],
  games: {
    title: 'Jeux',
    chosen: 'Choisi',
    players: (least, most) => `${least} à ${most} joueurs`,
    rulesLabel: (game) => `Règles : ${game}`,
    about: (game) => `${game} en trois étapes`,
  },
  play: {
    now: 'Jouer',
    change: 'Modifier la recherche',
    first: { lesson: 'une première leçon, à la table', match: 'une première partie contre un bot' },
    anyone: 'à deux ou plus',
    pace: (name) => `rythme ${name.toLowerCase()}`,
    casual: 'amicale',
    ways: { bots: 'Contre des bots', friends: 'Entre amis', code: 'J’ai un code' },
  },
  live: {
    title: 'Tables en direct',
    count: (n) => `${count(n, { one: 'table', other: 'tables' })} en direct`,
    none: 'Aucune table publique n’est ouverte en ce moment.',
    all: 'Toutes les tables',
    leads: (name, by) => `${name} mène de ${number(by)}`,
    playing: (names) => list(names),
    free: (seats) => count(seats, { one: 'place libre', other: 'places libres' }),
    round: (round) => `Manche ${number(round)}`,
    watch: 'Regarder',
    join: 'Rejoindre',
    back: 'Y retourner',
  },
  quick: {
    title: 'Partie rapide',
    seats: 'Joueurs',
    any: 'Peu importe',
    anySeats: 'Peu importe le nombre de joueurs',
    seatCount: (n) => count(n, { one: 'joueur', other: 'joueurs' }),
    rating: 'Classement',
    rated: 'Classée',
    casual: 'Amicale',
    button: 'Trouver une partie',
    nobody: 'Personne n’attend pour l’instant.',
    waiting: (n) => `${count(n, { one: 'joueur attend', other: 'joueurs attendent' })}`,
    expected: (seconds) => `en général ${spanOf(seconds)}`,
  },
  bots: {
    title: 'Entraînement',
    hint: 'Une partie complète, sans chrono, contre des bots qui jouent comme de vrais joueurs. La meilleure façon d’apprendre.',
    opponents: 'Adversaires',
    opponentCount: (n) => count(n, { one: 'adversaire', other: 'adversaires' }),
    strength: 'Niveau',
    strengths: { rookie: 'Débutant', veteran: 'Vétéran', ace: 'As' },
    play: 'Jouer',
    onDevice: 'Sur cet appareil, même sans réseau',
  },
  create: 'Entre amis',
  createHint: 'Ouvrez une table et partagez son lien. Personne d’autre ne la trouve.',
  game: 'Jeu',
  seats: 'Places',
  seatCount: (n) => count(n, { one: 'place', other: 'places' }),
  pace: 'Rythme',
  paces: {
    relaxed: 'Tranquille',
    standard: 'Normal',
    blitz: 'Éclair',
    '12h': '12 heures par coup',
    '1d': '1 jour par coup',
    '2d': '2 jours par coup',
    '3d': '3 jours par coup',
    '7d': '7 jours par coup',
  },
  waitsHint: 'Pas de chrono, et personne ne joue à votre place : la partie attend les absents.',
  away: 'Si quelqu’un s’absente',
  waits: 'On attend',
  waitsNot: 'Pilote auto',
  waitsFact: 'Attend les absents',
  overDays: 'Sur plusieurs jours',
  daysLegend: 'Pour chaque décision',
  daysShort: { '12h': '12 h', '1d': '1 jour', '2d': '2 jours', '3d': '3 jours', '7d': '7 jours' },
  daysHint:
    'Personne n’a besoin d’être là : passez quand c’est à vous. Une fois le temps écoulé, votre brouillon est joué, ou un coup sûr.',
  relaxedHint:
    'Pas de chrono. Si votre connexion se coupe plus d’une minute, le pilote automatique joue pour vous jusqu’à votre retour.',
  createButton: 'Ouvrir la table',
  join: 'Rejoindre une table',
  code: 'Code ou lien de la table',
  codePlaceholder: 'ABCDEF',
  joinButton: 'Rejoindre',
  codeMissing: 'Un code de table compte six lettres, comme ABCDEF.',
  resume: {
    title: (tables) => (tables === 1 ? 'Votre partie vous attend' : 'Vos parties vous attendent'),
    place: (code, phase) =>
      phase === 'gathering'
        ? `La table ${code} attend encore du monde.`
        : `Vous avez une place à la table ${code}.`,
    yourTurn: 'À vous de jouer',
    decision: 'Une décision',
    asked: (what) => `${what}.`,
    askedFor: (what, time) => `${what} : encore ${time}.`,
    tables: (tables) => (tables === 1 ? 'Votre table' : 'Vos tables'),
    othersThink: 'Les autres réfléchissent.',
    thinks: (names, time) =>
      `${list(names)} ${names.length === 1 ? 'réfléchit' : 'réfléchissent'} : encore ${time}.`,
    off: (names, time) => `${list(names)} en congé : encore ${time}, au plus.`,
    over: 'La partie est terminée.',
    seeEnd: 'Voir la fin',
    company: (names) => `Avec ${list(names)}`,
    button: 'Continuer',
    label: (code) => `Continuer à la table ${code}`,
  },
};

export const site: Translation<typeof EnglishSite> = {
  colon: (what) => `${what} :`,
  label: 'Pocket Arena',
  home: 'Jouer',
  tables: 'Tables',
  leaderboard: 'Classement',
  me: 'Profil',
  learn: 'Apprendre',
  rules: 'Règles',
  points: (points, isProvisional) => number(points) + (isProvisional ? ' ?' : ''),
  pointsNote: (isProvisional) =>
    isProvisional
      ? 'Votre cote ; le point d’interrogation disparaît après une dizaine de parties classées'
      : 'Votre cote',
  settings: 'Menu et réglages',
  close: 'Fermer',
  spoken: 'Mode lecteur d’écran',
  theme: {
    legend: 'Thème',
    names: { system: 'Système', light: 'Clair', dark: 'Sombre' },
  },
};

function spanOf(seconds: number): string {
  return seconds < 90 ? `${number(seconds)} s` : `${number(Math.round(seconds / 60))} min`;
}
