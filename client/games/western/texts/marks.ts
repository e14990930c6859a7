import type { BuildingId, CardId } from '../../../../shared/games/western/catalog/ids';
import { RIVAL, type Place, type Player } from '../../../../shared/games/western/state';
import { mark, seatMark } from '../../../i18n/rich';

/** What messages of Western mention besides seats. */
export const buildingMark = (building: BuildingId): string => mark('b', building);
export const cardMark = (card: CardId): string => mark('c', card);
/** Mats change their places from match to match: a place is named by the mat that lies there now. */
export const placeMark = (place: Place): string => mark('p', place);
/** The same with what stands before it: languages in which that depends on the name. */
export type PlaceForm = 'the' | 'at' | 'of';
export const placeMarkIn = (form: PlaceForm, place: Place): string => mark('p', `${place}:${form}`);
/** A seat, or the Rival: in a sentence, or at its beginning. */
export const playerMark = (player: Player): string =>
  player === RIVAL ? mark('r', 'the') : seatMark(player);
export const playerFirst = (player: Player): string =>
  player === RIVAL ? mark('r', 'The') : seatMark(player);
