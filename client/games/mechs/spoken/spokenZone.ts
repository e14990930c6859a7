import type { Seat } from '../../../../shared/core';
import { areEnemies, enemyIn, tokenIn, zoneName } from '../../../../shared/games/mechs/arena';
import type { ZoneId } from '../../../../shared/games/mechs/state';
import type { MechsTypes } from '../../../../shared/games/mechs/types';
import { nameOf } from '../../../model/names';
import { mySeat } from '../../../model/table';
import type { SpokenPlace } from '../../../spoken/spokenGame';
import type { Shown } from '../../ui';
import { describeZone } from '../board/describeZone';
import { plan, zoneChoice } from '../model/choices';
import { knownMines } from '../model/revealed';
import { t } from '../texts';
import { spokenText } from './spoken';

/** A zone: what is there, whose it is, what it pays, what is dangerous, where the plan leads. */
export function spokenZone(
  shown: Shown<MechsTypes>,
  id: ZoneId,
  controllers: ReadonlyMap<ZoneId, Seat>,
): SpokenPlace {
  const { open } = shown;
  const text = spokenText.text();
  const { table } = t();
  const seat = mySeat.value;
  const [title = '', ...lines] = describeZone(open, id, knownMines(shown));
  const value = open.zones[id]?.value ?? 0;
  const holder = controllers.get(id);
  if (seat !== undefined && open.seats[seat]?.zone === id) lines.push(text.youAreHere);
  else if (holder !== undefined) lines.push(text.heldBy(nameOf(holder)));
  if (seat !== undefined) lines.push(...dangers(shown, id, seat));
  const steps = plan.value.flatMap((step, i) => ((step.to ?? step.from) === id ? [i + 1] : []));
  if (steps.length > 0) lines.push(text.stepHere(steps));
  const choice = zoneChoice.value;
  return {
    key: zoneName(id),
    name: title,
    lines,
    more: [table.mineDanger(value), table.turretDanger(value), table.zonePoints(value)],
    choice: choice?.zones.includes(id)
      ? { label: choice.label(id), isChosen: choice.chosen === id, pick: () => choice.pick(id) }
      : undefined,
  };
}

function dangers({ open }: Shown<MechsTypes>, id: ZoneId, seat: Seat): string[] {
  const text = spokenText.text();
  const { table } = t();
  const value = open.zones[id]?.value ?? 0;
  const enemy = enemyIn(open, id, seat);
  const token = tokenIn(open, id);
  const found: string[] = [];
  if (enemy !== undefined) found.push(text.fightHere(nameOf(enemy)));
  if (token && areEnemies(open, token.seat, seat))
    found.push(text.danger(token.kind === 'mine' ? table.mineDanger(value) : table.turretDanger(value)));
  return found;
}
