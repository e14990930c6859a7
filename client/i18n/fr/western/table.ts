import type { Translation } from '../../translation';
import type { table as English } from '../../en/western/table';

export const table: Translation<typeof English> = {
  recent: 'Ce qui s’est passé ce tour-ci',
  onlyPlans: 'Ne me demander que les placements et les achats',
  points: (points) => `${points} PV`,
  rival: { the: 'le Rival', The: 'Le Rival', plain: 'Rival' },
  phases: {
    setUp: 'La partie commence.',
    bosses: 'Chacun choisit un patron en secret.',
    deal: 'Les cartes sont données.',
    keep: 'Chacun garde une carte en secret.',
    hire: 'Avant tout placement.',
    place: 'Les hommes sont placés, l’un après l’autre.',
    rival: 'Le Rival place un homme.',
    reveal: 'Toutes les cartes sont retournées.',
    resolution: 'La confrontation, lieu par lieu.',
    buy: 'On achète des bâtiments, la meilleure main à la Mairie d’abord.',
    roundEnd: 'La manche est finie.',
    over: 'La partie est finie.',
  },
};
