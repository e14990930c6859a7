import type { DecisionOf, View } from '../../../../shared/core';
import { KINDS } from '../../../../shared/games/western/catalog/ids';
import type { DecisionKind } from '../../../../shared/games/western/decisions';
import { seatState } from '../../../../shared/games/western/ring';
import type { WesternTypes } from '../../../../shared/games/western/types';
import { t as house } from '../../../i18n';
import { KindIcon } from '../parts/KindIcon';
import { t } from '../texts';

/** What influence may be paid for. */
const PRICED: readonly DecisionKind[] = [
  'hire',
  'convert',
  'trade',
  'auction',
  'buyNow',
  'duel',
  'hall',
  'buy',
  'leftover',
];

/** What one has, where something can be paid. */
export function Purse({ decision, view }: { decision: DecisionOf<WesternTypes>; view: View<WesternTypes> }) {
  if (!PRICED.includes(decision.kind)) return null;
  const { influence } = seatState(view.open, decision.seat);
  return (
    <p class="dock-purse">
      {house().prompts.youHave}
      {KINDS.map((kind) => (
        <span key={kind}>
          <KindIcon kind={kind} label={t().cards.kinds[kind]} /> <b>{influence[kind]}</b>
        </span>
      ))}
    </p>
  );
}
