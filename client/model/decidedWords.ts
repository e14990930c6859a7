import type { Decisive } from '../games/ui';
import type { DecidedText } from '../i18n/en/decided';
import type { Decided } from './decided';

/** What decided a match, in words: where the difference came from, and when it was made. */
export function sentences(
  { winner, second, points, edge, turn }: Decided,
  { how, name, first }: Omit<Decisive, 'accounts'>,
  text: DecidedText,
): readonly string[] {
  const [most, next] = points;
  const lead = most - next;
  const where =
    lead > 0 && edge
      ? text.ahead({
          winner: first(winner),
          second: name(second),
          lead,
          how: how(edge.source),
          points: edge.points,
        })
      : text.even({ winner: first(winner), second: name(second), points: most });
  if (!turn) return [where];
  const isInside = turn.type === 'passed';
  const names = { winner: (isInside ? name : first)(winner), second: name(second) };
  return [where, text.turns[turn.type]({ ...turn, ...names })];
}
