import { choose, matOf, read, startsFrom, type WesternLesson } from './parts';

export const buy: WesternLesson = {
  id: 'buy',
  title: (text) => text.buy.title,
  about: (text) => text.buy.about,
  ...startsFrom({
    phase: 'buy',
    gaps: '4K 4H 3T 5T 1S 3S',
    slots: 'jail cattleFarm railYard danceHall mansion',
    A: { card: '4T', given: '1K', influence: '1/3/4', posses: '1 influence right, 5 porch' },
    B: { card: '1T', given: '2H', influence: '1/1/1', posses: '4 influence left, 3 porch' },
    porches: { 3: 'outhouse', 5: 'blacksmith' },
    rival: { cards: '1H' },
  }),
  steps: [
    read(({ buy }) => buy.order, { spot: matOf(0) }),
    read(({ buy }) => buy.price, { spot: '[data-place="5"] .mat-slot, .mini-5' }),
    choose('buy', ({ buy }) => buy.buy, { place: 5 }, [
      { is: (bought) => bought === null, say: ({ buy }) => buy.buyNone },
      { say: ({ buy }) => buy.buyOther },
    ]),
    choose('advance', ({ buy }) => buy.advance, 'railway', [{ say: ({ buy }) => buy.advanceOther }]),
    read(({ buy }) => buy.porch, { spot: matOf(1) }),
    read(({ buy }) => buy.end),
  ],
};
