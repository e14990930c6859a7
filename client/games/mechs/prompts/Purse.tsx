import type { DecisionOf, View } from '../../../../shared/core';
import { seatState } from '../../../../shared/games/mechs/arena';
import type { DecisionKind } from '../../../../shared/games/mechs/decisions';
import type { MechsTypes } from '../../../../shared/games/mechs/types';
import { t as house } from '../../../i18n';
import { Icon } from '../parts/Icon';
import { t } from '../texts';

/** What something may be paid for. */
const PRICED: readonly DecisionKind[] = [
  'purchase',
  'deployMine',
  'deployTurret',
  'powerUp',
  'impulse',
  'gyroscope',
  'powerShield',
  'forceField',
  'weaponsExpert',
  'rocketCharge',
  'scareTactics',
];

/** What one has, where something can be paid. */
export function Purse({ decision, view }: { decision: DecisionOf<MechsTypes>; view: View<MechsTypes> }) {
  if (!PRICED.includes(decision.kind)) return null;
  const { energy, credits } = seatState(view.open, decision.seat);
  const { table } = t();
  return (
    <p class="dock-purse">
      {house().prompts.youHave}
      <span>
        <Icon name="energy" label={table.energy} /> <b>{energy}</b>
      </span>
      <span>
        <Icon name="credits" label={table.credits} /> <b>{credits}</b>
      </span>
    </p>
  );
}
