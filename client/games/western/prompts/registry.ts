import type { ComponentType } from 'preact';
import type { DecisionKind } from '../../../../shared/games/western/decisions';
import type { WesternTypes } from '../../../../shared/games/western/types';
import { laterPrompts } from '../../../prompts/laterPrompts';
import type { PromptProps as FramePromptProps } from '../../ui';
import { BossPrompt } from './BossPrompt';
import { CardPrompt } from './CardPrompt';
import { PlacePrompt } from './PlacePrompt';

export type PromptProps<K extends DecisionKind = DecisionKind> = FramePromptProps<WesternTypes, K>;

const later = laterPrompts(() => import('./later'));

/** One component for each kind of decision: a kind without one does not compile. */
export const PROMPTS: { readonly [K in DecisionKind]: ComponentType<PromptProps<K>> } = {
  boss: BossPrompt,
  keep: CardPrompt,
  hire: later((prompts) => prompts.PayPrompt),
  place: PlacePrompt,
  wild: later((prompts) => prompts.WildPrompt),
  convert: later((prompts) => prompts.ConvertPrompt),
  trade: later((prompts) => prompts.TradePrompt),
  truce: later((prompts) => prompts.TrucePrompt),
  auction: later((prompts) => prompts.AuctionPrompt),
  buyNow: later((prompts) => prompts.BuyNowPrompt),
  relocate: later((prompts) => prompts.RelocatePrompt),
  rearrange: later((prompts) => prompts.RearrangePrompt),
  swap: later((prompts) => prompts.SwapPrompt),
  duel: later((prompts) => prompts.DuelPrompt),
  pot: later((prompts) => prompts.PotPrompt),
  hall: later((prompts) => prompts.PayPrompt),
  buy: later((prompts) => prompts.BuyPrompt),
  leftover: later((prompts) => prompts.BuyPrompt),
  advance: later((prompts) => prompts.AdvancePrompt),
};
