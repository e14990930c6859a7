import { mechs } from '../../../../shared/games/mechs';
import { checkSecrecy } from './observe';

jest.mock('../../../../shared/core/redact', () => ({
  redact: (state: { open: unknown; secrets: unknown[] }) => ({ open: state.open, others: state.secrets }),
}));

test('a planted leak is found: a redaction that shows the secrets of others', () => {
  const play = () => checkSecrecy(mechs, { seats: 2, seed: 1, player: 'keen' }, 30);
  expect(play).toThrow('Told apart');
});
