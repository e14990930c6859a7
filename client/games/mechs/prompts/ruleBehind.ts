import type { DecisionKind } from '../../../../shared/games/mechs/decisions';
import { t } from '../texts';
import type { Refused } from '../../../model/table';

/** The rule of the game that a refusal comes from. What only the table or the server forbids has none. */
export function ruleBehind({ code, intent }: Refused, asked: DecisionKind | undefined): string | undefined {
  switch (code) {
    case 'illegal':
      return intent === 'arrange' ? 'M6.2' : asked && t().prompts.asks[asked].rule;
    case 'stale':
      // Until the last seat has locked in, and not a moment longer.
      return intent === 'retract' ? 'M3.2' : asked && t().prompts.asks[asked].rule;
    case 'no-decision':
      return 'M3.3';
    case 'over':
      return 'M12.3';
    case 'not-allowed':
      return intent === 'handOver' ? 'R23' : undefined;
    default:
      return undefined;
  }
}
