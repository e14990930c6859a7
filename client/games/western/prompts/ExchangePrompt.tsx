import type { Influence } from '../../../../shared/games/western/catalog/buildings';
import { KINDS, type Kind } from '../../../../shared/games/western/catalog/ids';
import { seatState } from '../../../../shared/games/western/ring';
import { t as house } from '../../../i18n';
import { t } from '../texts';
import { After } from './After';
import { OptionList } from './OptionList';
import type { PromptProps } from './registry';
import { Said } from './Said';

const NOTHING: Influence = { law: 0, force: 0, gold: 0 };

/** S64: pay n of one kind, gain n + 2 of the other. */
export function ConvertPrompt({ decision, view }: PromptProps<'convert'>) {
  const { from, to } = decision.about;
  const has = seatState(view.open, decision.seat).influence;
  const text = t().prompts;
  return (
    <OptionList
      decision={decision}
      items={(decision.options ?? []).map((amount) => {
        const pays = { ...NOTHING, [from]: amount };
        const gains = { ...NOTHING, [to]: amount + 2 };
        const words = text.convertMakes(text.amounts(pays), text.amounts(gains));
        return {
          key: `${amount}`,
          answer: amount,
          title: <Said text={words} />,
          note: <After {...{ has, pays, gains }} />,
          confirm: words,
        };
      })}
    />
  );
}

/** S101: pay of one kind, gain of another, or of both others. */
export function TradePrompt({ decision, view }: PromptProps<'trade'>) {
  const { pay, gain } = decision.about;
  const has = seatState(view.open, decision.seat).influence;
  const text = t().prompts;
  const [second = 0, third] = gain;
  const gainsOf = (paid: Kind, wanted: Kind | undefined): Influence => {
    if (wanted) return { ...NOTHING, [wanted]: second };
    const [b, c] = KINDS.filter((kind) => kind !== paid);
    return { ...NOTHING, ...(b && { [b]: second }), ...(c && { [c]: third ?? second }) };
  };
  return (
    <OptionList
      decision={decision}
      items={(decision.options ?? []).flatMap((trade) => {
        if (!trade) return [];
        const pays = { ...NOTHING, [trade.pay]: pay };
        const gains = gainsOf(trade.pay, trade.gain);
        const words = text.convertMakes(text.amounts(pays), text.amounts(gains));
        return {
          key: `${trade.pay}-${trade.gain ?? ''}`,
          answer: trade,
          title: <Said text={words} />,
          note: <After {...{ has, pays, gains }} />,
          confirm: words,
        };
      })}
      decline={house().prompts.decline}
    />
  );
}
