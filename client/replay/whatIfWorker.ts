import { must } from '../../shared/core';
import { games } from '../../shared/games';
import { changedLine, type Change, type ChangedLine } from '../../shared/replay/whatIf';

/** Plays a changed line out, away from the page. */
addEventListener('message', ({ data: { record, change } }: MessageEvent<Order>) => {
  const kit = must(games.of(record), `game ${record.game}`);
  const line = changedLine(kit, record, change);
  let step = line.next();
  while (!step.done) step = line.next();
  postMessage(step.value);
});

interface Order {
  readonly record: ChangedLine['record'];
  readonly change: Change;
}
