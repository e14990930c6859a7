import { wordsOf } from '../../plural';

const { count, list } = wordsOf('en');

/** The arena and its seats in words, for those who hear them. */
export const spoken = {
  heldBy: (name: string) => `held by ${name}`,
  youAreHere: 'you are here',
  fightHere: (name: string) => `danger: moving here begins a fight with ${name}`,
  danger: (what: string) => `danger: ${what}`,
  stepHere: (steps: readonly number[]) =>
    `your plan: ${list(steps.map((step) => `card ${step}`))} ${steps.length > 1 ? 'end' : 'ends'} here`,
  planCard: (number: number, card: string, direction: string, comesTo: string) =>
    `Card ${number}, ${card} ${direction}: ${comesTo}`,
  planFree: (number: number, planned: number) =>
    `Card ${number} is free; ${count(planned, { one: 'card is', other: 'cards are' })} placed.`,
  you: (name: string) => `${name}, you`,
  at: (zone: string) => `at ${zone}`,
  healthOf: (hp: number, most: number) => `health ${hp} of ${most}`,
  has: (energy: number, credits: number) =>
    `${energy} energy, ${count(credits, { one: 'credit', other: 'credits' })}`,
  points: (vp: number) => count(vp, { one: 'victory point', other: 'victory points' }),
  supply: (mines: number, turrets: number) =>
    `${count(mines, { one: 'mine', other: 'mines' })} and ${count(turrets, { one: 'turret', other: 'turrets' })} left`,
  weapons: (names: readonly string[]) => `weapons: ${list(names)}`,
  noWeapons: 'no weapons yet',
  notCarried: (weapon: string) => `${weapon}, not carried`,
  played: (cards: readonly string[]) => `played this round: ${list(cards)}`,
  adHoc: 'plays this round without a program',
  fight: (attacker: string, defender: string, zone: string) =>
    `Fight: ${attacker} against ${defender} at ${zone}`,
  fighter: (name: string, hp: number, most: number, ready: readonly string[], lastUsed?: string) =>
    [
      `${name}: health ${hp} of ${most}`,
      ready.length > 0 ? `ready: ${list(ready)}` : 'no weapon is ready',
      ...(lastUsed ? [`used last: ${lastUsed}`] : []),
    ].join('. '),
};
