import { westernLessons, WESTERN_LESSONS } from '../../../../client/games/western/lessons';
import type { AnyLesson } from '../../../../client/lessons/lesson';
import { westernReplayKit } from '../../../../shared/games/western/replayKit';
import type { Open } from '../../../../shared/games/western/state';
import { describeLessons, played } from '../../../client/support/playLesson';

describeLessons('Western', westernReplayKit, westernLessons);

describe('what the lessons of Western say is what happens', () => {
  const endOf = (id: string) => {
    const lesson = WESTERN_LESSONS.find((one) => one.id === id) as unknown as AnyLesson;
    const run = played(westernReplayKit, lesson);
    return { open: run.view.open as Open, events: run.events };
  };

  it('1 law at the porch of the Bank', () => {
    expect(endOf('place').open.seats[0]?.influence).toEqual({ law: 2, force: 1, gold: 1 });
  });

  it('a duel won with 10 against 7, and the Wanted card', () => {
    const { open, events } = endOf('duel');
    expect(events).toContainEqual(expect.objectContaining({ type: 'duelSettled', winner: 0, loser: 1 }));
    expect(open.wanted).toBe(0);
    expect(open.seats[0]?.influence.force).toBe(2);
  });

  it('the Saloon by three of a kind, and the Sheriff’s Office', () => {
    const { events } = endOf('showdown');
    const won = events.filter((event) => event.type === 'matResolved') as unknown as {
      place: number;
      winners: number[];
      hands: { player: number; rank: string }[];
    }[];
    expect(won.find(({ place }) => place === 1)).toMatchObject({ winners: [0] });
    expect(won.find(({ place }) => place === 1)?.hands).toContainEqual(
      expect.objectContaining({ player: 0, rank: 'threeOfAKind' }),
    );
    expect(won.find(({ place }) => place === 3)).toMatchObject({ winners: [0] });
  });

  it('the Mansion for 2 force and 3 gold, with the railway moved up', () => {
    const { open } = endOf('buy');
    expect(open.seats[0]?.buildings).toContain('mansion');
    expect(open.industries.railway).toBe(3);
  });
});
