import { mechsLessons, MECHS_LESSONS } from '../../../../client/games/mechs/lessons';
import type { AnyLesson } from '../../../../client/lessons/lesson';
import { mechsReplayKit } from '../../../../shared/games/mechs/replayKit';
import type { Open } from '../../../../shared/games/mechs/state';
import { describeLessons, played } from '../../../client/support/playLesson';

describeLessons('Mechs', mechsReplayKit, mechsLessons);

describe('what the lessons of Mechs say is what happens', () => {
  const endOf = (id: string) => {
    const lesson = MECHS_LESSONS.find((one) => one.id === id) as unknown as AnyLesson;
    return (played(mechsReplayKit, lesson).view.open as Open).seats[0]!;
  };

  it('energy and credits where they are collected, and a wall costs only the way', () => {
    expect(endOf('move')).toMatchObject({ energy: 2, credits: 3, zone: 8 });
  });

  it('a turret for 2 energy, a mine for 3 credits, and 1 damage of an enemy turret', () => {
    expect(endOf('traps')).toMatchObject({ energy: 2, credits: 1, hp: 5, mines: 3, turrets: 2 });
  });

  it('six points in a fight, and 2 damage by a counter', () => {
    expect(endOf('fight')).toMatchObject({ vp: 6, hp: 4 });
  });

  it('the Mighty Mech with 11 health, for 2 points', () => {
    expect(endOf('gear')).toMatchObject({ status: 'mech', hp: 11, vp: 2 });
  });

  it('a program that is lost in a fight', () => {
    const lesson = MECHS_LESSONS.find(({ id }) => id === 'program') as unknown as AnyLesson;
    const { events } = played(mechsReplayKit, lesson);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'pilotDisplaced', seat: 0, reason: 'retreat' }),
    );
  });
});
