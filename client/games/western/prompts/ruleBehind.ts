import type { DecisionKind } from '../../../../shared/games/western/decisions';
import { RULE_OF } from '../../../../shared/games/western/refusals';
import type { Refused } from '../../../model/table';

/** The rule of the game that a refusal comes from. What only the table or the server forbids has none. */
export function ruleBehind({ code, intent }: Refused, asked: DecisionKind | undefined): string | undefined {
  switch (code) {
    case 'illegal':
      return asked && RULE_OF[asked];
    case 'stale':
      // S79: only bosses and kept cards can be taken back, until the last one is in.
      return intent === 'retract' ? 'S79' : asked && RULE_OF[asked];
    case 'no-decision':
      return intent === 'retract' ? 'S79' : 'W15.4';
    case 'over':
      return 'W13.1';
    case 'not-allowed':
      return intent === 'handOver' ? 'W15.3' : undefined;
    default:
      return undefined;
  }
}
