import type { Seat } from '../../shared/core';
import { t } from '../i18n';
import { info } from './table';

export function nameOf(seat: Seat): string {
  return info.value?.seats[seat]?.name ?? t().table.unnamed(seat);
}
