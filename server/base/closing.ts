import type { RefusalReason } from '../../shared/protocol';

/**
 * Whether this node takes new tables. The host can close it for them ("drain"): matches go on to their end and people
 * find back to their seats. Once the process is told to stop, nobody comes in any more.
 */
export class Closing {
  isStopping = false;
  isDraining = false;

  /** Why no new table is opened, if so. */
  get reason(): Extract<RefusalReason, 'stopping' | 'draining'> | undefined {
    if (this.isStopping) return 'stopping';
    return this.isDraining ? 'draining' : undefined;
  }
}
