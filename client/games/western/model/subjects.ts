import type { BossId, BuildingId, CardId, Industry } from '../../../../shared/games/western/catalog/ids';
import type { Place, SpotKind } from '../../../../shared/games/western/state';
import { explain } from '../../../model/explain';

/** What can be asked about in the town. */
export type WesternSubject =
  | { readonly type: 'building'; readonly id: BuildingId }
  | { readonly type: 'boss'; readonly id: BossId }
  /** A place of the ring, the Town Hall too. */
  | { readonly type: 'place'; readonly id: Place }
  | { readonly type: 'spot'; readonly id: SpotId }
  | { readonly type: 'industry'; readonly id: Industry }
  | { readonly type: 'card'; readonly id: CardId }
  | { readonly type: 'third' | 'rival' | 'hands' };

export type SpotId = `${Place} ${SpotKind}`;

/** "What is this?" */
export function askAbout(subject: WesternSubject): void {
  explain(subject);
}
