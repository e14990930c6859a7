import {
  chancesBefore,
  chancesNow,
  facesAhead,
  powerNeeded,
} from '../../../../client/games/western/model/duelChances';
import { RIVAL } from '../../../../shared/games/western';
import type { Outlook } from '../../../../shared/games/western/unseen';
import { playerOf, west, type Letter, type Scenario } from '../support/scenario';

function outlookOf(s: Scenario, letter: Letter): Outlook {
  const seat = playerOf(letter);
  const { open, own } = s.match.view(seat);
  return { config: { seats: open.seats.length as 2 }, open, seat, own: own! };
}

describe('the chance to win a duel, told before it begins', () => {
  it('W6.5 grows with each reroll that can be paid, and with the card', () => {
    const s = west({ A: { card: '3T', influence: '1/3/1' }, B: { influence: '2/1/1', posses: '1 porch' } });
    const rows = chancesBefore(outlookOf(s, 'A'), 1);
    expect(rows.map(({ rerolls }) => rerolls)).toEqual([0, 1, 2, 3]);
    rows.forEach(({ withCard, withoutCard }, i) => {
      expect(withCard!).toBeGreaterThan(withoutCard);
      if (i > 0) expect(withoutCard).toBeGreaterThan(rows[i - 1]!.withoutCard);
    });
  });

  it('S29 tells nothing of a card that was shown, and S27 no reroll without force', () => {
    const s = west({
      A: { card: '3T', shown: true, influence: '3/0/3' },
      B: { influence: '0/0/0', card: '1K', shown: true, posses: '1 porch' },
    });
    // A rolls more than B in 15 of 36 cases; ties are the defender's.
    expect(chancesBefore(outlookOf(s, 'A'), 1)).toEqual([
      { rerolls: 0, withCard: undefined, withoutCard: 15 / 36 },
    ]);
  });

  it('W14.5 reckons with the Rival, too', () => {
    const s = west({
      config: { seats: 1 },
      A: { card: '3T', influence: '1/1/1' },
      rival: { posses: '1 porch' },
    });
    const rows = chancesBefore(outlookOf(s, 'A'), RIVAL);
    expect(rows).toHaveLength(3);
    expect(rows[2]!.withCard!).toBeGreaterThan(rows[0]!.withCard!);
  });
});

describe('in the midst of a duel', () => {
  it('E17 tells what each step of the one behind leads to', () => {
    const s = west({
      A: { card: '3T', influence: '1/1/1' },
      B: { influence: '0/0/0', card: '4S', shown: true, posses: '1 influence left' },
      dice: [2, 4],
    });
    s.places('A', '1 influence right');
    const steps = chancesNow(outlookOf(s, 'A'), s.open.duel!);
    expect(steps.stop).toBe(0);
    expect(steps.addCard).toBe(1); // 5 to 4, and B can do nothing
    expect(steps.reroll).toBeCloseTo(5 / 6); // 5 and 6 at once, else the card: 2 and 3 lead with it, too
  });

  it('W6.4 the attacker needs more, the defender as much', () => {
    const s = west({ A: { card: '3T' }, B: { card: '4S', posses: '1 porch' }, dice: [2, 4] });
    s.places('A', '1 porch');
    const { duel } = s.open;
    expect(powerNeeded(duel!, 0, 4)).toBe(5);
    expect(powerNeeded(duel!, 1, 2)).toBe(2);
    expect(facesAhead(5, 0)).toEqual([5, 6]);
    expect(facesAhead(5, 3)).toEqual([2, 3, 4, 5, 6]);
  });
});
