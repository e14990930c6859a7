import type { FairnessText } from '../en/fairness';

export const fairness: FairnessText = {
  back: 'Retour',
  title: 'Comment savoir que c’était équitable',
  lead: 'Les cartes sont cachées et les mélanges sont aléatoires. Alors comment savoir si le serveur ne vous a pas donné les mauvaises cartes, ou échangé celle qui ne lui plaisait pas ? Vous n’avez besoin de croire personne : vous pouvez le vérifier vous-même, après chaque partie, d’une seule pression.',
  sections: [
    {
      title: '1. Le serveur met son nombre sous clé',
      text: [
        'Tous les mélanges et toutes les donnes d’une partie découlent d’un seul très grand nombre aléatoire. Avant que quiconque s’asseye, le serveur tire sa moitié de ce nombre et la met sous clé.',
        'Il montre à tous une empreinte de ce qu’il y a dans le coffre. Une empreinte ne dit rien du nombre, mais aucun autre nombre n’a la même. Le serveur ne peut donc pas ouvrir le coffre plus tard et en sortir autre chose.',
      ],
    },
    {
      title: '2. Il nomme les règles, à la lettre',
      text: [
        'Avec son empreinte, le serveur en montre une autre : celle du fichier qui contient toutes les règles du jeu, et les joueurs artificiels. Quoi qu’il advienne des règles par la suite, cette partie est jouée et vérifiée avec ce fichier-là, et tout le monde peut le lire.',
      ],
    },
    {
      title: '3. Chacun secoue les dés',
      text: [
        'Puis le navigateur de chaque joueur ajoute son propre nombre aléatoire. Vous n’avez rien à faire pour cela. Le vrai nombre de la partie est fait de tous ces nombres réunis.',
        'Le serveur avait mis sa moitié sous clé avant de connaître la vôtre, et vous ne connaissiez pas celle du serveur quand vous avez ajouté la vôtre. Il suffit que l’un d’eux ait été honnêtement aléatoire pour que personne n’ait pu choisir le mélange : ni le serveur, ni vos amis.',
      ],
    },
    {
      title: '4. Ce qui est caché est scellé',
      text: [
        'Quand le dernier joueur a validé son programme, et chaque fois que quelqu’un cache une mine, le serveur en montre aussi une empreinte. Chacune est mêlée d’un peu de sel secret, pour que personne ne devine ce qu’il y a derrière en essayant toutes les cartes.',
        'À partir de ce moment, le serveur ne peut plus changer une carte, même s’il le voulait : l’empreinte ne concorderait plus.',
      ],
    },
    {
      title: '5. À la fin, tous les coffres s’ouvrent',
      text: [
        'Quand la partie est finie, le serveur remet tout : son nombre, ceux de tous, le sel, et chaque coup. Plus rien n’est secret : c’est pourquoi on peut revoir une partie avec tout découvert.',
      ],
    },
    {
      title: '6. Votre navigateur rejoue toute la partie',
      text: [
        'Appuyez sur Vérifier : votre propre navigateur refait les mélanges, joue chaque coup selon les règles et compare : le coffre ouvert avec son empreinte, chaque carte et chaque mine avec son sceau, et chaque événement avec ce qui a été montré.',
        'Si vous étiez à la table, votre navigateur a pris des notes pendant que vous jouiez. Il les compare aussi. Un enregistrement inventé après coup ne peut pas savoir ce qu’il y a dans vos notes.',
      ],
    },
  ],
  enginesTitle: 'Les règles avec lesquelles on joue ici',
  enginesText:
    'Les nouvelles tables prennent la première de chaque jeu. Chacune est un fichier, nommé par son empreinte.',
  engine: (game, rules, hash) => `${game}, règles ${rules} : ${hash}`,
  cannotTitle: 'Ce que cela ne peut pas montrer',
  cannot: [
    'Que personne n’a regardé. Le serveur donne les cartes : celui qui le fait tourner pourrait les voir, comme quiconque tient le paquet. Il ne peut pas les changer sans se faire prendre.',
    'Que deux joueurs ne se sont pas parlé.',
    'Qu’un ordinateur malin n’a pas choisi les coups de quelqu’un.',
    'Quoi que ce soit sur une partie sans aucun joueur honnête : si tout le monde s’entend, on peut inventer ce qu’on veut.',
    'Ce que votre navigateur ne se rappelle pas : il garde des notes de vos dernières parties, et lui seul.',
  ],
  tryTitle: 'Essayez',
  tryText:
    'Ouvrez une partie que vous avez jouée, appuyez sur Vérifier, puis enregistrez-la dans un fichier. Changez une lettre du fichier et rouvrez-le : on vous dira ce qui ne concorde pas.',
  open: 'Ouvrir un fichier de partie',
  details: 'Tous les détails, avec les mathématiques, sont dans docs/fairness.md du code source.',
};
