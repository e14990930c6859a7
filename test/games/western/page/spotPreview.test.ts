import { addKind, mayAdd, optionOf } from '../../../../client/games/western/model/kindsPicking';
import { previewOf, shortOf } from '../../../../client/games/western/model/spotPreview';
import type { Kinds } from '../../../../shared/games/western';
import type { Outlook } from '../../../../shared/games/western/unseen';
import { playerOf, west, type Letter, type Scenario } from '../support/scenario';

function outlookOf(s: Scenario, letter: Letter): Outlook {
  const seat = playerOf(letter);
  const { open, own } = s.match.view(seat);
  return { config: { seats: open.seats.length as 2 }, open, seat, own: own! };
}

describe('what a spot says before it is chosen', () => {
  it('W5.1 left gives now, right if the hand is won', () => {
    const s = west({ mats: 'bank:A hideout sheriff courthouse:B saloon', A: { influence: '6/1/1' } });
    const outlook = outlookOf(s, 'A');
    expect(previewOf(outlook, { place: 1, spot: 'influence', side: 'left' }).gain).toEqual({
      amount: 1,
      kind: 'law',
      when: 'now',
      isFull: true,
    });
    expect(previewOf(outlook, { place: 4, spot: 'influence', side: 'right' }).gain).toMatchObject({
      amount: 2,
      kind: 'force',
      when: 'ifWon',
    });
    expect(previewOf(outlook, { place: 5, spot: 'porch' }).gain).toMatchObject({ kind: 'X', when: 'now' });
  });

  it('W5.4 names who is paid for a porch, and W6.1 whom one would duel', () => {
    const s = west({
      mats: 'bank:A hideout sheriff courthouse:B saloon',
      porches: { 4: 'jail' },
      B: { posses: '4 porch' },
    });
    const preview = previewOf(outlookOf(s, 'A'), { place: 4, spot: 'porch' });
    expect(preview.enemy).toBe(1);
    expect(preview.porch).toMatchObject({ building: 'jail', paid: { player: 1, amount: 1 } });
    expect(previewOf(outlookOf(s, 'A'), { place: 1, spot: 'porch' }).porch).toBe('empty');
  });

  it('S65 knows whether the Graveyard pays, S71 what a porch brings the Cowgirl', () => {
    const setup = { mats: 'bank:A hideout sheriff courthouse:B saloon', porches: { 3: 'graveyard' } };
    const quiet = west({ ...setup, A: { boss: 'cowgirl' } });
    const preview = previewOf(outlookOf(quiet, 'A'), { place: 3, spot: 'porch' });
    expect(preview).toMatchObject({ porch: { note: { type: 'noWounded' } }, bossGain: 1 });
    const hurt = west({ ...setup, B: { posses: 'x1 porch' } });
    expect(previewOf(outlookOf(hurt, 'A'), { place: 3, spot: 'porch' })).toMatchObject({
      porch: { note: { type: 'wounded', players: [1] } },
      bossGain: 0,
    });
  });

  it('W5.3 tells which hands number and suit would change', () => {
    const s = west({
      mats: 'bank:A hideout sheriff courthouse:B saloon',
      gaps: '5H 3K 4S 1T 2H 5K',
      A: { card: '2T', posses: '2 porch' },
    });
    const { change } = previewOf(outlookOf(s, 'A'), { place: 3, spot: 'number', side: 'up' });
    expect(change).toMatchObject({ from: '2T', to: '3T' });
    expect(change!.worse.map(({ place, rank }) => [place, rank])).toEqual([[2, 'pair']]);
    expect(change!.better.map(({ place }) => place)).toEqual([0, 3]);
  });

  it('W10.3 says what is for sale, what is missing, and whether winning there brings it', () => {
    const s = west({
      mats: 'bank:A hideout sheriff courthouse:B saloon',
      slots: 'jail mansion outhouse graveyard generalStore',
      A: { influence: '1/1/0' },
    });
    const saleAt = (place: number, spot: 'porch' | 'number') =>
      previewOf(outlookOf(s, 'A'), { place, spot }).sale;
    // The Bank plays for gold: no force comes from it.
    expect(saleAt(1, 'porch')).toEqual({
      building: 'jail',
      short: { law: 0, force: 1, gold: 0 },
      isWon: false,
    });
    // The Saloon's pot is 2 of one kind, and its porch gives 1 more of any: 3 gold, but not 4.
    expect(saleAt(5, 'porch')).toMatchObject({ short: { gold: 4 }, isWon: false });
    const richer = west({
      mats: 'bank:A hideout sheriff courthouse:B saloon',
      slots: 'jail mansion outhouse graveyard generalStore',
      A: { influence: '1/1/1' },
    });
    expect(previewOf(outlookOf(richer, 'A'), { place: 5, spot: 'porch' }).sale).toMatchObject({
      short: { gold: 3 },
      isWon: true,
    });
    expect(shortOf({ law: 1, force: 2, gold: 0 }, { law: 1, force: 2, gold: 0 })).toBeUndefined();
  });
});

describe('choosing influence one by one', () => {
  const options: Kinds[] = [
    ['law', 'force'],
    ['law', 'gold'],
    ['gold', 'gold'],
  ];

  it('offers only what leads to a list that may be answered', () => {
    expect(mayAdd(options, ['force'], 'force')).toBe(false);
    expect(mayAdd(options, ['force'], 'law')).toBe(true);
    expect(mayAdd(options, ['gold'], 'gold')).toBe(true);
    expect(optionOf(options, ['force', 'law'])).toBe(options[0]);
    expect(optionOf(options, ['law'])).toBeUndefined();
  });

  it('lets a single choice be changed by another', () => {
    const single: Kinds[] = [['law'], ['gold']];
    expect(addKind(single, [], 'law')).toEqual(['law']);
    expect(addKind(single, ['law'], 'gold')).toEqual(['gold']);
    expect(addKind(options, ['gold', 'gold'], 'law')).toEqual(['gold', 'gold']);
  });
});
