import { wordsOf } from '../plural';

const { list } = wordsOf('en');

/** Around every question, whatever is played. */
export const prompts = {
  rule: (rule: string) => `Rule ${rule}`,
  thinking: (names: readonly string[]) => `${list(names)} ${names.length > 1 ? 'are' : 'is'} thinking`,
  yourTurnComes: 'Nothing is asked of you until they have decided.',
  oneMoment: 'One moment…',
  watching: 'You are watching this match.',
  locked: 'Locked in',
  lockedText: 'You can change your mind until everyone is ready.',
  lockedFinal: 'It is shown when the others have chosen, too.',
  otherRules: 'This table plays by other rules than this page was made for. You can still choose:',
  keysHint: 'Keys: 1–9 choose, Enter confirms.',
  keysAtOnce: 'Keys: 1–9 choose at once.',
  keysHeld: 'Key: Backspace changes your choice.',
  unlock: 'Change my choice',
  yourChoice: 'Your choice',
  youHave: 'You have',
  onItsWay: 'On its way to the server…',
  keptForLine: 'Kept here, and sent as soon as the line is back.',
  choose: 'Choose',
  confirm: 'Yes, do it',
  decline: 'No, thanks',
  timeout: (what: string) => `When time runs out: ${what}`,
};
