import type { Industry, Kind, Suit } from './ids';

/** What `gain.times` counts. */
export type Counter =
  | 'anyWounded'
  | `suit:${Suit}`
  | `ownIcons:${Industry}`
  | 'firstBuyVp'
  | 'pairsBought'
  | 'standingPorch'
  | 'wonDuel'
  | 'unwounded';

/** The fifteen tags of the cards page, with their parameters. */
export type Effect =
  | {
      readonly tag: 'gain';
      /** A kind; X, each chosen singly; AB, one each of two different kinds (S97). */
      readonly give: Kind | 'X' | 'AB';
      readonly each?: number;
      readonly times?: Counter;
      readonly max?: number;
    }
  | { readonly tag: 'convert'; readonly from: Kind; readonly to: Kind }
  | {
      readonly tag: 'trade';
      readonly pay: number;
      readonly gain: readonly [number] | readonly [number, number];
    }
  | { readonly tag: 'discount'; readonly icon: Industry }
  | { readonly tag: 'buyNow'; readonly pay: number }
  | { readonly tag: 'auction'; readonly pay: number; readonly draw: number }
  | { readonly tag: 'rearrange' }
  | { readonly tag: 'relocate'; readonly who: 'wounded' | 'standing' }
  | { readonly tag: 'truce' }
  | { readonly tag: 'winTownHall'; readonly pay: number }
  | { readonly tag: 'thirdPosse'; readonly round: 'this' | 'next'; readonly pay?: number }
  | { readonly tag: 'swapCard'; readonly draw: number }
  | { readonly tag: 'peekRival' }
  | { readonly tag: 'extraCard'; readonly if: 'poor' | 'third' }
  | { readonly tag: 'hallTies' };

export type EffectTag = Effect['tag'];
export type EffectOf<T extends EffectTag> = Extract<Effect, { readonly tag: T }>;
