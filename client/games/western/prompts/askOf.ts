import type { BuildingId } from '../../../../shared/games/western/catalog/ids';
import type { DecisionKind } from '../../../../shared/games/western/decisions';
import type { Ask } from '../../ui';
import { t } from '../texts';

/** What is asked, and by which building. The auction's own title names it already. */
export function askOf(kind: DecisionKind, about?: unknown): Ask {
  const { asks, askedBy } = t().prompts;
  const ask = asks[kind];
  const building = (about as { readonly building?: BuildingId } | undefined)?.building;
  if (building === undefined || kind === 'auction') return ask;
  return { ...ask, title: askedBy(building, ask.title) };
}
