import { LOBBY_ROOM } from '../../shared/protocol/constants';
import type { LobbyMessages, TableFilter } from '../../shared/protocol/lobby';
import { SideRoom, type SideRoomListeners } from './sideRoom';

const MESSAGES = ['tables', 'changed'] as const;

export type TableList = SideRoom<LobbyMessages>;

export function joinTableList(
  filter: () => TableFilter,
  listeners: SideRoomListeners<LobbyMessages>,
): TableList {
  return new SideRoom(
    { name: LOBBY_ROOM, options: () => ({ filter: filter() }), messages: MESSAGES },
    listeners,
  );
}
