import { startAttention } from './model/attention';
import { startColours } from './model/colours';
import { startLooking } from './model/looking';
import { startReading } from './model/reading';
import { startSound } from './model/sound';

/** All that only a table needs, in a file of its own: the start page is there sooner without it. */
export { TableScreen } from './screens/TableScreen';

let isStarted = false;

/** Once, however many ways lead to a table. */
export function startTable(): void {
  if (isStarted) return;
  isStarted = true;
  startColours();
  startReading();
  startSound();
  startAttention();
  startLooking();
}
