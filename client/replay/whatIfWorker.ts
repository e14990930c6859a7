import { changedLine, type Change } from '../../shared/replay/whatIf';

/** Plays a changed line out, away from the page. */
addEventListener('message', ({ data }: MessageEvent<Order>) => {
  const line = changedLine(data.record, data.change);
  let step = line.next();
  while (!step.done) step = line.next();
  postMessage(step.value);
});

interface Order {
  readonly record: Parameters<typeof changedLine>[0];
  readonly change: Change;
}
