import { mechs } from '../../../../shared/games/mechs';
import { checkSecrecy } from './observe';
import { holdsAtMoments, holdsAtRichMoments, RUNS } from './settings';

test('secrets that a viewer does not own change nothing of what that viewer sees', () => {
  holdsAtRichMoments(40 * RUNS, (sketch, answers) => checkSecrecy(mechs, sketch, answers));
});

test('the same in set-up and half-locked programming', () => {
  holdsAtMoments(30 * RUNS, (sketch, answers) => checkSecrecy(mechs, sketch, answers % 22));
});
