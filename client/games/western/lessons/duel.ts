import { choose, matOf, place, read, startsFrom, type WesternLesson } from './parts';

export const duel: WesternLesson = {
  id: 'duel',
  title: (text) => text.duel.title,
  about: (text) => text.duel.about,
  ...startsFrom({
    gaps: '4K 4H 3T 5T 1S 2S',
    porches: { 2: 'grandHotel' },
    A: { card: '5H', given: '1K', influence: '1/3/1' },
    B: { card: '3S', given: '2H', influence: '0/1/1', posses: '2 porch' },
    dice: [1, 4, 5],
  }),
  reply(asked) {
    if (asked.kind !== 'duel' || asked.seat === 0) return undefined;
    return asked.options?.find(({ act }) => act === 'addCard');
  },
  steps: [
    read(({ duel }) => duel.want, { spot: matOf(2) }),
    place(({ duel }) => duel.attack, '2 porch', [{ say: ({ duel }) => duel.attackOther }], matOf(2)),
    read(({ duel }) => duel.rules, { after: 'duel' }),
    choose('duel', ({ duel }) => duel.reroll, { act: 'reroll' }, [
      { is: ({ act }) => act === 'stop', say: ({ duel }) => duel.rerollStop },
      { say: ({ duel }) => duel.rerollOther },
    ]),
    read(({ duel }) => duel.behind, { after: 'duel' }),
    choose('duel', ({ duel }) => duel.add, { act: 'addCard' }, [{ say: ({ duel }) => duel.addOther }]),
    read(({ duel }) => duel.end),
  ],
};
