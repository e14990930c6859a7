/** Around the rules of a game. */
export const rules = {
  back: 'Back',
  contents: 'Contents',
};

export type RulesText = typeof rules;
