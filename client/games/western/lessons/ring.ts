import { choose, matOf, read, startsFrom, type WesternLesson } from './parts';

export const ring: WesternLesson = {
  id: 'ring',
  title: (text) => text.ring.title,
  about: (text) => text.ring.about,
  ...startsFrom({
    phase: 'keep',
    gaps: '4K 4H 3T 5T 1S 3S',
    A: { hand: '4T 1K' },
    B: { hand: '2K 2H' },
  }),
  steps: [
    read(({ ring }) => ring.town, { spot: matOf(1) }),
    choose('keep', ({ ring }) => ring.keep, '4T', [{ say: ({ ring }) => ring.keepOther }], matOf(1)),
    read(({ ring }) => ring.hands, { after: 'place', spot: matOf(1) }),
    read(({ ring }) => ring.hall, { spot: matOf(0) }),
    read(({ ring }) => ring.end),
  ],
};
