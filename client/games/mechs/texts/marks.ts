import type { WeaponId } from '../../../../shared/games/mechs/catalog/ids';
import type { ZoneId } from '../../../../shared/games/mechs/state';
import { mark } from '../../../i18n/rich';

/** What messages of Mechs mention besides seats. */
export const zoneMark = (zone: ZoneId): string => mark('z', zone);
export const weaponMark = (weapon: WeaponId): string => mark('w', weapon);
