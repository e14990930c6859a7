import { t as house } from '../../../i18n';
import { matAt, seatState, topOf } from '../../../../shared/games/western/ring';
import { EffectLine } from '../parts/Ticket';
import { t } from '../texts';
import { answer } from '../../../model/table';
import { Confirm } from '../../../prompts/Confirm';
import { After } from './After';
import { CardPrompt } from './CardPrompt';
import { OptionList } from './OptionList';
import type { PromptProps } from './registry';
import { Said } from './Said';

/** S66: for all posses, until the round ends. */
export function TrucePrompt({ decision, view }: PromptProps<'truce'>) {
  const text = t().prompts;
  const posses = view.open.posses.filter(
    ({ player, wounded }) => player === decision.seat && !wounded,
  ).length;
  return (
    <>
      <p>{text.truceHeld(posses)}</p>
      <Confirm chosen={true} label={text.truceYes} onConfirm={() => void answer(true)}>
        <button class="button" onClick={() => void answer(false)}>
          {text.truceNo}
        </button>
      </Confirm>
    </>
  );
}

/** S74: first whether to draw, then which card to keep. */
export function SwapPrompt({ decision, view }: PromptProps<'swap'>) {
  const text = t().prompts;
  if (!decision.options?.includes('draw')) return <CardPrompt decision={decision} view={view} />;
  return (
    <Confirm chosen={true} label={text.drawCards(decision.about.draw)} onConfirm={() => void answer('draw')}>
      <button class="button" onClick={() => void answer(null)}>
        {text.keepMine}
      </button>
    </Confirm>
  );
}

/** S68: another building of a stack on top. */
export function RearrangePrompt({ decision, view }: PromptProps<'rearrange'>) {
  const text = t().prompts;
  return (
    <OptionList
      decision={decision}
      items={(decision.options ?? []).flatMap((option) => {
        if (!option) return [];
        const { place, building } = option;
        const top = topOf(matAt(view.open, place));
        return {
          key: `${place}-${building}`,
          answer: option,
          title: t().cards.buildings[building],
          note: (
            <>
              <Said text={text.stackAt(place)} isFlat />. {top && <Said text={text.topNow(top)} isFlat />}
              <EffectLine building={building} />
            </>
          ),
          confirm: text.putOnTop(t().cards.buildings[building]),
        };
      })}
      decline={house().prompts.decline}
    />
  );
}

/** W8.6: 1 law and 1 force, or the third posse. */
export function PotPrompt({ decision, view }: PromptProps<'pot'>) {
  const text = t().prompts;
  const { influence, thirdNext } = seatState(view.open, decision.seat);
  const items = {
    influence: {
      key: 'influence',
      answer: 'influence' as const,
      title: <Said text={text.potInfluence} />,
      note: <After has={influence} gains={{ law: 1, force: 1, gold: 0 }} />,
      confirm: text.gains({ law: 1, force: 1, gold: 0 }),
    },
    posse: {
      key: 'posse',
      answer: 'posse' as const,
      title: text.potPosse,
      note: thirdNext ? text.potPosseHas : text.potPosseNote,
      confirm: text.potPosse,
    },
  };
  return (
    <OptionList
      decision={decision}
      items={(decision.options ?? []).map((option) => items[option])}
      columns="two"
    />
  );
}
