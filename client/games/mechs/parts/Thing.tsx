import { zoneName } from '../../../../shared/games/mechs/arena';
import type { WeaponId } from '../../../../shared/games/mechs/catalog/ids';
import type { ZoneId } from '../../../../shared/games/mechs/state';
import { usePointing } from '../model/pointer';
import { t } from '../texts';
import './Thing.css';

/** A zone or a weapon that a message mentions (`marks.ts`). */
export function Thing({ kind, id, isSkipped }: { kind: string; id: string; isSkipped: boolean }) {
  if (kind !== 'z') return <i>{nameOfThing(kind, id)}</i>;
  return <ZoneLink zone={Number(id)} isSkipped={isSkipped} />;
}

export function nameOfThing(kind: string, id: string): string {
  return kind === 'z' ? zoneName(Number(id)) : t().cards.weapons[id as WeaponId];
}

function ZoneLink({ zone, isSkipped }: { zone: ZoneId; isSkipped: boolean }) {
  return (
    <button type="button" class="zone-link" tabIndex={isSkipped ? -1 : undefined} {...usePointing(zone)}>
      {zoneName(zone)}
    </button>
  );
}
