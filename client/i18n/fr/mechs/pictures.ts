import type { pictures as English } from '../../en/mechs/pictures';

export const pictures: typeof English = {
  players: ['Ada', 'Pip'],
  of: {
    zone: {
      alt: 'Une partie de l’arène. En A3, une base, se tient la pilote d’Ada. B3 vaut 2 et donne de l’énergie. C3 est la zone du Mécha, de valeur 4, avec le Puissant Mécha vide. D3 vaut 1, donne des crédits et porte une mine de Pip. En C4, de valeur 2, se dresse une tourelle d’Ada.',
      caption:
        'Le grand chiffre est la valeur de la zone ; dessous figure ce qu’elle donne. Une zone à la couleur d’un joueur est sous son contrôle : grâce à son pilote (A3), à une mine (D3) ou à une tourelle (C4).',
    },
    path: {
      alt: 'L’arène et le plan d’Ada depuis A3 : pas 1 vers l’est en B3, pas 2 vers le sud en B4, pas 3 deux zones à l’est en D4, où se tient Pip, pas 4 vers le nord en D3.',
      caption:
        'Un programme de quatre cartes. Une carte déplace d’une zone (1, 2, 4), un double saut de deux (3). Le pas 3 mène là où Pip se tient pour l’instant : s’il y reste, c’est le combat. Personne d’autre ne voit ce plan.',
    },
    traps: {
      alt: 'Une partie de l’arène. La pilote d’Ada est en B3. Sa mine en B4 montre son numéro, 4. Pip a une tourelle en C4 et une mine en D4, dont le numéro est caché.',
      caption:
        'Vous ne voyez que les numéros de vos propres mines. Si Ada entre en C4, la tourelle de Pip lui inflige la valeur de la zone ; en D4, sa mine inflige la valeur plus son numéro, qu’Ada ne connaît pas.',
    },
    fight: {
      alt: 'Un combat en D4 entre Ada à gauche et Pip à droite, avec leur santé et leurs armes. Ada a frappé avec l’Épée à énergie. Pip riposte avec le Pistolet à impulsion. Un triangle montre ce qui contre quoi : la distance contre la mêlée.',
      caption:
        'Ada a frappé avec une arme de mêlée, et la distance contre la mêlée : le Pistolet à impulsion de Pip peut donc lancer une attaque puissante. Le triangle dit ce qui contre quoi ; une arme épuisée le reste jusqu’à la fin du combat.',
    },
    mech: {
      alt: 'Le Puissant Mécha est vide, en C3. À l’ouest se tient Ada en armure assistée, à l’est Pip, à pied.',
      caption:
        'Le Puissant Mécha est vide. En armure assistée et en pleine santé, Ada peut y monter en entrant dans sa zone ; Pip, à pied, ne le peut pas.',
    },
  },
};
