import type { Seat } from '../../shared/core';
import { t } from '../i18n';
import { info } from './table';

export function nameOf(seat: Seat): string {
  const who = info.value?.seats[seat];
  if (who?.control === 'robot') return t().table.robotName(seat);
  return who?.name ?? t().table.unnamed(seat);
}
