import { must } from '../../shared/core';
import { games } from '../../shared/games';
import { changedLine, type Change, type ChangedLine } from '../../shared/replay/whatIf';
import { serve } from '../device/deviceDesk';
import type { ToDevice } from '../device/talk';

/** The rules and bots of all games, away from the page: for lines that are changed, and for matches on this device. */
addEventListener('message', ({ data }: MessageEvent<ChangeOrder | ToDevice>) => {
  if (data.type !== 'change') return serve(data);
  const { record, change } = data;
  const kit = must(games.of(record), `game ${record.game}`);
  const line = changedLine(kit, record, change);
  let step = line.next();
  while (!step.done) step = line.next();
  postMessage(step.value);
});

interface ChangeOrder {
  readonly type: 'change';
  readonly record: ChangedLine['record'];
  readonly change: Change;
}
