import type { Handling, Level } from '../../../shared/protocol/habits';

/** What somebody leaves to others, at a table and afterwards. */
export const habits = {
  legend: 'What I am asked',
  levels: {
    everything: 'Ask me everything',
    choices: 'Ask me what is a choice',
    weighty: 'Leave small things to a bot (the Veteran)',
    programs: 'Ask me only for my plans',
  } satisfies Record<Level, string>,
  byKind: 'Question by question',
  handlings: {
    ask: 'Ask me',
    rule: 'If it is a choice',
    bot: 'The Veteran bot',
  } satisfies Record<Handling, string>,
  ratedNote: 'In a rated match only small things can be left to a bot.',
  everywhere: 'The same in all my matches',
  /** With the name of an ability, as its question asks it: "Gyroscope?" */
  demand: (title: string) => `${title} Ask me at my next card`,
  demanded: (title: string) => `${title} You are asked at your next card`,
  automatic: 'answered for you',
  byRule: 'Answered for you: there was one sensible answer. In the menu you choose what you are asked.',
  byBot: 'Answered for you by the Veteran bot, as you wished. The menu has what you are asked.',
  forYou: (title: string, answer: string) => `For you: ${title} ${answer}`,
};
