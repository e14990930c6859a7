import type { ComponentChildren, ComponentType } from 'preact';
import type { DecisionKind } from '../../../../shared/games/western/decisions';
import type { WesternTypes } from '../../../../shared/games/western/types';
import { lazy, Suspense } from '../../../parts/lazy';
import type { PromptProps as FramePromptProps } from '../../ui';
import { BossPrompt } from './BossPrompt';
import { CardPrompt } from './CardPrompt';
import { PlacePrompt } from './PlacePrompt';

export type PromptProps<K extends DecisionKind = DecisionKind> = FramePromptProps<WesternTypes, K>;

type Later = typeof import('./later');

/** All of them at once: what was fetched for one kind is there for every other in the same moment. */
const prompts = lazy<{ readonly show: (prompts: Later) => ComponentChildren }>(async () => {
  const fetched = await import('./later');
  return ({ show }) => <>{show(fetched)}</>;
});

/** A prompt that comes later in a match, or never. */
function later<K extends DecisionKind>(
  pick: (prompts: Later) => ComponentType<PromptProps<K>>,
): ComponentType<PromptProps<K>> {
  return (props) => {
    const show = (fetched: Later) => {
      const Prompt = pick(fetched);
      return <Prompt {...props} />;
    };
    return (
      <>
        {/* What stands around the prompt makes room for what can be chosen in it. */}
        {!prompts.loaded.value && <div class="options" />}
        <Suspense of={prompts} props={{ show }} />
      </>
    );
  };
}

/** One component for each kind of decision: a kind without one does not compile. */
export const PROMPTS: { readonly [K in DecisionKind]: ComponentType<PromptProps<K>> } = {
  boss: BossPrompt,
  keep: CardPrompt,
  hire: later<'hire'>((prompts) => prompts.PayPrompt),
  place: PlacePrompt,
  wild: later<'wild'>((prompts) => prompts.WildPrompt),
  convert: later<'convert'>((prompts) => prompts.ConvertPrompt),
  trade: later<'trade'>((prompts) => prompts.TradePrompt),
  truce: later<'truce'>((prompts) => prompts.TrucePrompt),
  auction: later<'auction'>((prompts) => prompts.AuctionPrompt),
  buyNow: later<'buyNow'>((prompts) => prompts.BuyNowPrompt),
  relocate: later<'relocate'>((prompts) => prompts.RelocatePrompt),
  rearrange: later<'rearrange'>((prompts) => prompts.RearrangePrompt),
  swap: later<'swap'>((prompts) => prompts.SwapPrompt),
  duel: later<'duel'>((prompts) => prompts.DuelPrompt),
  pot: later<'pot'>((prompts) => prompts.PotPrompt),
  hall: later<'hall'>((prompts) => prompts.PayPrompt),
  buy: later<'buy'>((prompts) => prompts.BuyPrompt),
  leftover: later<'leftover'>((prompts) => prompts.BuyPrompt),
  advance: later<'advance'>((prompts) => prompts.AdvancePrompt),
};
