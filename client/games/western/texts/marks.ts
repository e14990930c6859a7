import type { BuildingId, CardId } from '../../../../shared/games/western/catalog/ids';
import type { Place, Player } from '../../../../shared/games/western/state';
import { mark, seatMark } from '../../../i18n/rich';
import { RIVAL } from '../../../../shared/games/western/state';

/** What messages of Western mention besides seats. */
export const buildingMark = (building: BuildingId): string => mark('b', building);
export const cardMark = (card: CardId): string => mark('c', card);
/** Mats change their places from match to match: a place is named by the mat that lies there now. */
export const placeMark = (place: Place): string => mark('p', place);
/** A seat, or the Rival. */
export const playerMark = (player: Player): string => (player === RIVAL ? mark('r', 0) : seatMark(player));
