import { signal } from '@preact/signals';
import type { CardKind, MechSide, PilotId, WeaponId } from '../../shared/games/mechs/catalog/ids';

/** A thing on the table that somebody asked about. */
export type Subject =
  | { readonly type: 'weapon'; readonly id: WeaponId }
  | { readonly type: 'pilot'; readonly id: PilotId }
  | { readonly type: 'card'; readonly id: CardKind }
  | { readonly type: 'side'; readonly id: MechSide }
  /** All signs at once. */
  | { readonly type: 'legend' };

export const subject = signal<Subject | undefined>(undefined);

export function explain(asked: Subject | undefined): void {
  subject.value = asked;
}
