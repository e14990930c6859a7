import type { GameTypes, Input, View } from '../../shared/core';
import type { RefusalReason } from '../../shared/protocol/refusals';
import type { TableOrder } from '../../shared/protocol/settings';
import type { Drawn } from './deviceRun';

/** What a page asks of the worker in which the rules run. */
export type ToDevice =
  | { readonly type: 'begin'; readonly order: TableOrder; readonly name: string; readonly drawn: Drawn }
  | { readonly type: 'open'; readonly id: string }
  | { readonly type: 'input'; readonly number: number; readonly input: Input };

/** Why a match cannot be shown. `changed`: other rules than those it began with. `elsewhere`: another page has it. */
export type NoMatch = 'missing' | 'changed' | 'elsewhere' | 'unkept';

export type FromDevice =
  | { readonly type: 'begun'; readonly id?: string }
  | { readonly type: 'refused'; readonly why: NoMatch }
  | { readonly type: 'reply'; readonly number: number; readonly refused?: RefusalReason }
  | {
      readonly type: 'shown';
      readonly view: View<GameTypes>;
      /** The number of the first of these events. */
      readonly from: number;
      readonly events: readonly GameTypes['event'][];
      /** Of the archive, once the match is over. */
      readonly seal?: string;
    };
