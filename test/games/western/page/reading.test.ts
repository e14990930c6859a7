import { readingAt } from '../../../../client/games/western/model/reading';
import { isOfNow } from '../../../../client/games/western/model/revealed';
import { keyOf, spotTarget } from '../../../../client/games/western/model/choices';
import { RIVAL } from '../../../../shared/games/western';
import { winsTies } from '../../../../shared/games/western/hallTies';
import { bestOfItsRank, strengthOf } from '../../../../shared/games/western/hand';
import { playedCard } from '../../../../shared/games/western/playedCard';
import { leftCard, rightCard } from '../../../../shared/games/western/ring';
import {
  PLACES,
  TOWN_HALL,
  type Open,
  type Place,
  type Player,
} from '../../../../shared/games/western/state';
import { shownCards, type Outlook } from '../../../../shared/games/western/unseen';
import { CONFIGS, playMatch } from '../support/play';
import { west, type Letter, type Scenario, playerOf } from '../support/scenario';

function outlookOf(s: Scenario, letter: Letter, seats: 1 | 2 | 3 | 4): Outlook {
  const seat = playerOf(letter);
  const { open, own } = s.match.view(seat);
  return { config: { seats }, open, seat, own: own! };
}

/** Four players, Ada holds the 4 of tipis and gave the 2 of skulls away: twelve cards are left unseen. */
function town(extra: Parameters<typeof west>[0] = {}): Scenario {
  return west({
    mats: 'hideout:A courthouse:B sheriff bank:C saloon:D',
    config: { seats: 4 },
    gaps: '4K 2H 3T 5T 1S 3S',
    ...extra,
    A: { card: '4T', given: '2K', ...extra.A },
  });
}

describe('reading hands for the one who holds the card', () => {
  it('names the hand at every place and counts the cards it beats there', () => {
    const outlook = outlookOf(town(), 'A', 4);
    const told = [0, 1, 2, 3, 4, 5].map((place) => {
      const { rank, beats, of } = readingAt(outlook, place)!;
      return `${rank} ${beats}/${of}`;
    });
    expect(told).toEqual([
      'pair 6/12',
      'pair 9/12',
      'straight 11/12',
      'straightFlush 12/12',
      'highCard 5/12',
      'highCard 0/12',
    ]);
  });

  it('W8.4 compares with the Rival where nobody else stands, else with those who do', () => {
    const outlook = outlookOf(town({ B: { posses: '2 porch' } }), 'A', 4);
    expect(readingAt(outlook, 1)!.opponents.map(({ player }) => player)).toEqual([RIVAL]);
    expect(readingAt(outlook, 2)!.opponents.map(({ player }) => player)).toEqual([1]);
    expect(readingAt(outlook, 0)!.opponents.map(({ player }) => player)).toEqual([1, 2, 3]);
  });

  it('W6.9 knows when an open card beats it already', () => {
    const outlook = outlookOf(town({ B: { posses: '1 porch', card: '2T', shown: true } }), 'A', 4);
    expect(readingAt(outlook, 1)).toMatchObject({ losesTo: undefined, of: 0, chance: 1 });
    expect(readingAt(outlook, 5)).toMatchObject({ losesTo: undefined });
    const beaten = outlookOf(town({ B: { posses: '5 porch', card: '3H', shown: true } }), 'A', 4);
    expect(readingAt(beaten, 5)).toMatchObject({ losesTo: 1, chance: 0 });
  });

  it('W5.3 shows the hand as a number or suit spot would make it', () => {
    const outlook = outlookOf(town(), 'A', 4);
    expect(readingAt(outlook, 5, { counts: '3T' })).toMatchObject({ own: '3T', rank: 'pair' });
    expect(readingAt(outlook, 4, { counts: '5T' })).toMatchObject({ own: '5T', rank: 'pair' });
  });

  it('W3.3 reads a card before it is kept, and nothing where there is none', () => {
    const outlook = outlookOf(town(), 'A', 4);
    const asked: Outlook = {
      ...outlook,
      own: { ...outlook.own, card: undefined, given: [], hand: ['4T', '2K'] },
    };
    expect(readingAt(asked, 3)).toBeUndefined();
    expect(readingAt(asked, 3, { kept: '4T' })).toMatchObject({ rank: 'straightFlush', beats: 12, of: 12 });
  });
});

describe('what lies open', () => {
  /** How the rules would compare the seat's hand with the cards of a player that it sees, and with those alone. */
  function isBeatenBy(outlook: Outlook, place: Place, player: Player): boolean {
    const { open, seat, own } = outlook;
    const shown = shownCards(outlook, player);
    if (shown.length === 0) return false;
    const [left, right] = [leftCard(open, place), rightCard(open, place)];
    const seats = open.seats.map((state, i) => ({ ...state, card: i === seat ? own.card : state.card }));
    const seen: Open = { ...open, seats, rival: { ...open.rival, shown } };
    const [mine, theirs] = [seat, player].map((one) => {
      const strength = strengthOf(playedCard(seen, one, left, right), left, right);
      return place === TOWN_HALL && winsTies(outlook, one) ? bestOfItsRank(strength) : strength;
    }) as [number, number];
    if (mine !== theirs || place !== TOWN_HALL) return theirs > mine;
    return strengthOf(shown[0]!, left, right) > strengthOf(own.card!, left, right); // W10.2
  }

  it('beats a hand exactly where the rules say so of the open cards alone, against people and the Rival', () => {
    const wrong: string[] = [];
    let told = 0;
    let hopeless = 0;
    for (let seed = 0; seed < 24; seed++) {
      const config = CONFIGS[seed % CONFIGS.length]!;
      playMatch({ config, seed }, (match) => {
        for (const seat of match.waitingFor()) {
          const { open, own } = match.view(seat);
          if (open.phase !== 'place' || !own?.card) continue;
          const outlook: Outlook = { config, open, seat, own };
          for (const place of [TOWN_HALL, ...PLACES]) {
            const { losesTo, opponents } = readingAt(outlook, place)!;
            const beaten = opponents.filter(({ player }) => isBeatenBy(outlook, place, player));
            if (losesTo !== beaten[0]?.player) wrong.push(`${seed}: ${seat} at ${place} loses to ${losesTo}`);
            told += Number(losesTo !== undefined);
            hopeless += Number(
              losesTo === undefined && opponents.some(({ known, wins }) => known && wins === 0),
            );
          }
        }
      });
    }
    expect(wrong).toEqual([]);
    expect(told).toBeGreaterThan(100);
    // Where whatever may be hidden wins, though what lies open does not.
    expect(hopeless).toBeGreaterThan(0);
  });
});

describe('a secret of now', () => {
  const view = town().match.view(0);
  const { open } = view;

  it('belongs to the round that it was dealt in', () => {
    expect(isOfNow(view, open)).toBe(true);
  });

  it('is not read into the round before, nor into its cards before the next are dealt', () => {
    expect(isOfNow(view, { ...open, round: open.round - 1 })).toBe(false);
    expect(isOfNow(view, { ...open, phase: 'deal' })).toBe(false);
    expect(isOfNow(view, { ...open, gaps: [] })).toBe(false);
  });
});

describe('targets in the town', () => {
  it('have one word each, with the side where a spot has two', () => {
    expect(keyOf(spotTarget({ place: 2, spot: 'influence', side: 'right' }))).toBe('spot-2-influence-right');
    expect(keyOf(spotTarget({ place: 3, spot: 'leftover' }))).toBe('spot-3-leftover');
    expect(keyOf({ at: 'slot', place: 4 })).toBe('slot-4');
  });
});
