import type { Seat } from '../../shared/core';
import { t } from '../i18n';
import { nameOf } from '../model/names';
import { pathOf } from '../model/route';
import { info } from '../model/table';
import './SeatName.css';

/** The name at a seat; a person's leads to their profile, in a tab of its own, so that nobody leaves the table. */
export function SeatName({ seat, class: name }: { seat: Seat; class: string }) {
  const id = info.value?.seats[seat]?.person;
  if (!id) return <span class={name}>{nameOf(seat)}</span>;
  return (
    <a
      class={`seat-link ${name}`}
      href={pathOf({ screen: 'person', id })}
      target="_blank"
      rel="noreferrer"
      title={t().table.profileOf(nameOf(seat))}
    >
      {nameOf(seat)}
    </a>
  );
}
