import { startAttention } from './model/attention';
import { startColours } from './model/colours';
import { startLooking } from './model/looking';
import { startSound } from './model/sound';

/** All that only a table needs, in a file of its own: the start page is there sooner without it. */
export { TableScreen } from './screens/TableScreen';

export function startTable(): void {
  startColours();
  startSound();
  startAttention();
  startLooking();
}
