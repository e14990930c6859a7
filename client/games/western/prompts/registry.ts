import type { ComponentType } from 'preact';
import type { DecisionKind } from '../../../../shared/games/western/decisions';
import type { WesternTypes } from '../../../../shared/games/western/types';
import type { PromptProps as FramePromptProps } from '../../ui';
import { AdvancePrompt } from './AdvancePrompt';
import { BossPrompt } from './BossPrompt';
import { AuctionPrompt, BuyNowPrompt } from './BuyNowPrompt';
import { BuyPrompt } from './BuyPrompt';
import { CardPrompt } from './CardPrompt';
import { DuelPrompt } from './DuelPrompt';
import { ConvertPrompt, TradePrompt } from './ExchangePrompt';
import { PayPrompt, WildPrompt } from './KindsPrompt';
import { PotPrompt, RearrangePrompt, SwapPrompt, TrucePrompt } from './OfferPrompts';
import { PlacePrompt } from './PlacePrompt';
import { RelocatePrompt } from './RelocatePrompt';

export type PromptProps<K extends DecisionKind = DecisionKind> = FramePromptProps<WesternTypes, K>;

/** One component for each kind of decision: a kind without one does not compile. */
export const PROMPTS: { readonly [K in DecisionKind]: ComponentType<PromptProps<K>> } = {
  boss: BossPrompt,
  keep: CardPrompt,
  hire: PayPrompt,
  place: PlacePrompt,
  wild: WildPrompt,
  convert: ConvertPrompt,
  trade: TradePrompt,
  truce: TrucePrompt,
  auction: AuctionPrompt,
  buyNow: BuyNowPrompt,
  relocate: RelocatePrompt,
  rearrange: RearrangePrompt,
  swap: SwapPrompt,
  duel: DuelPrompt,
  pot: PotPrompt,
  hall: PayPrompt,
  buy: BuyPrompt,
  leftover: BuyPrompt,
  advance: AdvancePrompt,
};
