import { quickRandom } from '../../../../shared/core/random';
import { rookie } from '../../../../shared/games/mechs/bots/rookie';
import { read, startsFrom, type MechsLesson } from './parts';

const start = startsFrom(
  `
  2c    1e  3c  2e  1c
  1b:A  3e  4m  2c  1b:B
  1e    2c  1e  1c  3e
  `,
  {
    A: { pilot: 'diamond', weapons: ['grenadeLauncher'], kept: 'grenadeLauncher' },
    B: { pilot: 'tank', weapons: ['energySword'], kept: 'energySword' },
  },
  {
    phase: 'program',
    row: ['warhammer', 'flamethrower', 'gatlingGun', 'crossbolt'],
    deck: ['empMace', 'gaussRifle', 'railgun', 'particlePhaser'],
  },
);

/** The first round as it will be in a match, against the bot that will be there. */
export const round: MechsLesson = {
  id: 'round',
  title: (text) => text.round.title,
  about: (text) => text.round.about,
  ...start,
  reply(decision, view) {
    const { answer } = rookie.think({
      config: start.config,
      view,
      decision,
      knowledge: () => {
        throw new Error('The Rookie imagines nothing.');
      },
      random: quickRandom(decision.id),
      hasTime: () => true,
    });
    return answer as ReturnType<NonNullable<MechsLesson['reply']>>;
  },
  steps: [
    read(({ round }) => round.goal),
    { say: ({ round }) => round.play, task: { isDone: (open) => open.round > 1 } },
    read(({ round }) => round.end),
  ],
};
