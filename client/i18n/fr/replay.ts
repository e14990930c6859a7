import type { ReplayText } from '../en/replay';
import { wordsOf } from '../plural';
import { seatMark as s } from '../rich';

const { count, list } = wordsOf('fr');

export const replay: ReplayText = {
  title: 'Revoir',
  loading: 'Chargement de la partie…',
  missing: {
    title: 'Partie introuvable',
    text: 'Il n’y a pas de partie terminée à cette adresse. Une partie peut se revoir une fois finie, aussi longtemps que l’hôte la conserve.',
  },
  home: 'Retour à l’accueil',

  open: {
    title: 'Revoir une partie',
    text: 'Déposez ici un fichier de partie, ou choisissez-en un. Il reste dans votre navigateur.',
    choose: 'Choisir un fichier',
  },
  engine: (game, rules, start) => `${game}, règles ${rules}${start === undefined ? '' : `, ${start}…`}`,
  needed: {
    engine: 'Il lui faut le moteur',
    where: 'Un serveur qui le possède peut montrer cette partie : celui où elle a été jouée, par exemple.',
  },
  plainLog: {
    title: 'Ce que chacun a répondu',
    text: 'Sans son moteur, nous ne pouvons pas montrer la table. Voici chaque réponse, telle qu’elle a été notée.',
    retracted: 'revient sur son choix et réfléchit encore.',
    arranged: (words) => `donne un ordre permanent : ${words}`,
    nobody: (seat) => `Place ${seat + 1}`,
  },
  badFile: {
    unreadable: 'Ce n’est pas un fichier de partie : nous n’avons pas pu le lire.',
    tooLarge: 'Ce fichier est trop gros pour être une partie.',
    foreign: 'Ce fichier n’est pas une partie de Pocket Arena, ou il en manque un morceau.',
    missing:
      'Cette partie a été jouée avec des règles que ce serveur n’a pas : elle ne peut pas être montrée ici.',
    untrue:
      'Les règles de cette partie ne sont pas arrivées comme il faut : ce qu’on nous a envoyé sous leur nom est autre chose, alors nous ne l’avons pas utilisé.',
    impossible:
      'Cette partie n’a pas pu avoir lieu : les règles refusent quelque chose dedans. Voici ce qui ne colle pas.',
  },

  position: (now, last) => `${now} sur ${last}`,
  turnOf: (seat) => `Tour : ${s(seat)}`,
  over: 'La partie est terminée',
  points: (names, points) => list(names.map((name, i) => `${name} ${points[i]}`)),

  seenBy: 'Vue par',
  everything: 'Tout découvert',
  spectator: 'Un spectateur',

  scrubber: 'Les points au fil du temps ; glissez pour aller à n’importe quel moment',
  play: 'Lire',
  pause: 'Pause',
  step: { back: 'Une décision en arrière', on: 'Une décision en avant' },
  turn: { back: 'Un tour en arrière', on: 'Un tour en avant' },
  round: { back: 'Une manche en arrière', on: 'Une manche en avant' },
  speed: 'Vitesse',
  keys: 'Espace lance la lecture, ← → avancent d’un pas, avec Maj d’un tour, Page préc. et suiv. d’une manche.',

  chose: (seat, question, answer) =>
    `${s(seat)} · ${question}${question.endsWith('?') ? '' : ' :'} ${answer}`,
  lockedIn: (seat) => `${s(seat)} a validé quelque chose.`,
  tookBack: (seat) => `${s(seat)} revient sur son choix et réfléchit encore.`,
  decided: (seat, question) => `${s(seat)} · ${question}`,
  asked: (seat, question) => `Question posée : ${s(seat)} · ${question}`,
  waiting: (seats) => `Question posée : ${list(seats.map(s))}`,

  highlights: 'Temps forts',

  whatIf: {
    title: 'Et si… ?',
    hint: 'Changez un choix et voyez la suite se jouer autrement.',
    choose: 'Quel choix voulez-vous changer ?',
    answer: (seat, question) => `${s(seat)} · ${question}`,
    nothing: 'Personne n’avait le choix ici. Allez à un autre moment.',
    notAsSpectator: 'Regardez la partie par les yeux de quelqu’un, ou tout découvert, pour changer un choix.',
    cancel: 'Laisser tomber',
    inTheMatch: 'Dans la partie',
    asking: (seat) => `Et si ${s(seat)} avait fait un autre choix ?`,
    running: 'On joue la suite…',
    failed: 'La suite n’a pas pu être jouée. Essayez un autre choix.',
    isOn: 'Et si',
    instead: (seat, was, now) => `${s(seat)} : ${now} (dans la partie : ${was})`,
    rest: 'Les autres jouent comme avant là où c’est encore possible ; Vétéran répond au reste.',
    same: 'Les points ne changent pas.',
    end: 'À la fin',
    difference: (points) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0'),
    source: {
      recorded: 'comme dans la partie',
      changed: 'le changement',
      bot: 'choisi par Vétéran',
    },
    toMatch: 'Comparer',
    toChange: 'Montrer le « et si »',
    discard: 'Retour à la partie',
    key: {
      match: 'Trait épais : la partie. Trait fin : le « et si ».',
      whatIf: 'Trait épais : le « et si ». Trait fin : la partie.',
    },
  },

  share: 'Partager',
  shared: 'Lien copié',
  shareFailed: 'Copiez ce lien :',
  save: 'Enregistrer dans un fichier',
  fairness: 'Comment l’équité se prouve',
  verify: 'Vérifier',
  verifying: {
    title: 'Était-ce équitable ?',
    close: 'Fermer',
    busy: 'On rejoue la partie…',
    fair: 'Oui. Tout concorde.',
    unfair: (failed) =>
      failed > 0
        ? `Non. ${count(failed, { one: 'chose ne concorde pas', other: 'choses ne concordent pas' })}.`
        : 'Cela ne peut pas être vérifié ici.',
    witnessed: 'Votre navigateur y était : il a aussi comparé la partie avec ses propres notes.',
    notWitnessed:
      'Votre navigateur n’y était pas : il ne peut pas dire si c’est bien ce que les joueurs ont vu. Celui de quelqu’un qui a joué le peut.',
    notChecked: 'Cela n’a pas pu être vérifié ici.',
    noEngine: 'La partie date d’avant que les règles soient nommées par leur empreinte.',
    otherEngine: 'Le fichier nommé n’est pas ici ; un autre, de la même version des règles, a servi.',
    playedBy: 'Jouée par le moteur',
    notNoted: 'Ce navigateur n’a pas de notes là-dessus.',
    noNotes: 'Ce navigateur n’a pas de notes de cette partie à comparer.',
    more: 'Comment cela marche, sans mathématiques',
    results: { ok: 'concorde', failed: 'ne concorde pas', 'not-checked': 'non vérifié' },
    checks: {
      rules: {
        title: 'Les règles',
        text: 'La partie a été rejouée avec la version des règles qu’elle annonce.',
        failed:
          'La partie a été jouée avec d’autres règles que celles-ci : elle ne peut pas être rejouée ici.',
      },
      engine: {
        title: 'Les règles, à la lettre',
        text: 'C’est exactement le fichier nommé à l’ouverture de la table.',
        failed: 'C’est un autre fichier que celui nommé à l’ouverture de la table.',
      },
      seedCommitment: {
        title: 'Le nombre secret du serveur',
        text: 'Le serveur a utilisé le nombre qu’il avait mis sous clé avant que quiconque s’asseye.',
        failed: 'Le nombre que le serveur a utilisé n’est pas celui qu’il avait mis sous clé.',
      },
      seed: {
        title: 'Le mélange',
        text: 'Chaque mélange et chaque donne viennent du nombre du serveur et de ceux des joueurs réunis.',
        failed: 'Les mélanges ne viennent pas du nombre du serveur et de ceux des joueurs réunis.',
      },
      replay: {
        title: 'Chaque coup',
        text: 'Votre navigateur a rejoué la partie, et chaque coup était permis.',
        failed: 'Les règles refusent un coup de cette partie, ou elle ne finit pas comme elle le dit.',
      },
      commitments: {
        title: 'Choix cachés',
        text: 'Rien n’a été changé après avoir été validé.',
        failed: 'Quelque chose de caché n’est pas ce qui avait été validé.',
      },
      events: {
        title: 'Ce qui s’est passé',
        text: 'Ce que tout le monde a vu est bien ce qui découle des coups.',
        failed: 'Ce que tout le monde a vu n’est pas ce qui découle des coups.',
      },
      seal: {
        title: 'Le sceau',
        text: 'Rien n’a été changé dans l’enregistrement depuis la fin de la partie.',
        failed: 'Quelque chose a été changé dans cet enregistrement après la fin de la partie.',
      },
      seenSeedCommitment: {
        title: 'Mes notes : le nombre sous clé du serveur',
        text: 'C’est celui que ce navigateur a vu avant la partie.',
        failed: 'On en a montré un autre à ce navigateur avant la partie.',
      },
      seenEngine: {
        title: 'Mes notes : les règles',
        text: 'Ce sont celles avec lesquelles la table a été ouverte.',
        failed: 'On en a montré d’autres à ce navigateur à l’ouverture de la table.',
      },
      seenContribution: {
        title: 'Mes notes : mon propre nombre',
        text: 'Le nombre aléatoire que ce navigateur a ajouté est dans le mélange.',
        failed: 'Le nombre aléatoire que ce navigateur a ajouté manque dans le mélange.',
      },
      seenContributions: {
        title: 'Mes notes : les nombres de tous',
        text: 'Les nombres de tous les joueurs sont ceux qui ont été montrés au début.',
        failed: 'Les nombres des joueurs ne sont pas ceux qui ont été montrés au début.',
      },
      seenCommitments: {
        title: 'Mes notes : choix cachés',
        text: 'Ils portent les mêmes sceaux que ceux que ce navigateur a vus pendant le jeu.',
        failed: 'Ce navigateur y a vu d’autres sceaux pendant le jeu.',
      },
      seenEvents: {
        title: 'Mes notes : ce qui s’est passé',
        text: 'C’est bien ce que ce navigateur a vu pendant le jeu.',
        failed: 'Ce navigateur a vu autre chose pendant le jeu.',
      },
      seenSeal: {
        title: 'Mes notes : le sceau',
        text: 'C’est celui que ce navigateur a vu à la fin.',
        failed: 'Ce navigateur a vu un autre sceau à la fin.',
      },
    },
  },
};
