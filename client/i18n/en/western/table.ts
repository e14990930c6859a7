import type { Phase } from '../../../../shared/games/western/state';

/** What goes on, and how it stands. */
export const table = {
  recent: 'What happened in this turn',
  onlyPlans: 'Ask me only for placing and buying',
  points: (points: number) => `${points} VP`,
  rival: { the: 'the Rival', The: 'The Rival', plain: 'Rival' },
  /** What goes on, where nothing has happened yet. */
  phases: {
    setUp: 'The match begins.',
    bosses: 'Everyone chooses a boss in secret.',
    deal: 'The cards are dealt.',
    keep: 'Everyone keeps one card in secret.',
    hire: 'Before anybody places.',
    place: 'Posses are placed, one after the other.',
    rival: 'The Rival places a posse.',
    reveal: 'All cards are turned up.',
    resolution: 'The showdown, place by place.',
    buy: 'Buildings are bought, the best hand at the Town Hall first.',
    roundEnd: 'The round is over.',
    over: 'The match is over.',
  } satisfies Record<Phase, string>,
};
