/** What nobody is asked when a table has just been opened: fetched with the scenes, or with the first that is asked. */
export { AdvancePrompt } from './AdvancePrompt';
export { AuctionPrompt, BuyNowPrompt } from './BuyNowPrompt';
export { BuyPrompt } from './BuyPrompt';
export { DuelChances } from './DuelChances';
export { DuelPrompt } from './DuelPrompt';
export { ConvertPrompt, TradePrompt } from './ExchangePrompt';
export { PayPrompt, WildPrompt } from './KindsPrompt';
export { PotPrompt, RearrangePrompt, SwapPrompt, TrucePrompt } from './OfferPrompts';
export { RelocatePrompt } from './RelocatePrompt';
