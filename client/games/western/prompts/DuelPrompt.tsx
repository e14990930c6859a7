import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { valueOf } from '../../../../shared/games/western/catalog/cards';
import type { Kind } from '../../../../shared/games/western/catalog/ids';
import type { DuelStep } from '../../../../shared/games/western/decisions';
import { opponentOf, powerOf, rerollKind, whoIsBehind } from '../../../../shared/games/western/duelists';
import { seatState } from '../../../../shared/games/western/ring';
import { RIVAL, type Duel, type Duelist } from '../../../../shared/games/western/state';
import type { WesternView } from '../../../../shared/games/western/types';
import { t as house } from '../../../i18n';
import { answer } from '../../../model/table';
import { Confirm } from '../../../prompts/Confirm';
import { draftOf, useDraft } from '../model/drafts';
import { chancesNow, facesAhead, powerNeeded } from '../model/duelChances';
import { figures } from '../model/figures';
import { outlookOf } from '../model/scene';
import { Die } from '../parts/Die';
import { KindIcon } from '../parts/KindIcon';
import { PokerCard } from '../parts/PokerCard';
import { Posse } from '../parts/Posse';
import { t } from '../texts';
import type { PromptProps } from './registry';
import { Said } from './Said';
import './DuelPrompt.css';

type Act = DuelStep['act'];
const ACTS: readonly Act[] = ['reroll', 'addCard', 'rivalRerolls', 'rivalDraws', 'stop'];

/** W6.5: what the one behind may do, what it costs, and what it leads to. */
export function DuelPrompt({ decision, view }: PromptProps<'duel'>) {
  const drafted = draftOf(decision);
  const chosen = useSignal<Act | undefined>(drafted?.act);
  const paid = useSignal<Kind | undefined>(drafted && 'pay' in drafted ? drafted.pay : undefined);
  const { duel } = view.open;
  const outlook = outlookOf(view, view.open);
  const chances = useMemo(() => (duel && outlook ? chancesNow(outlook, duel) : {}), [decision.id]);
  const steps = decision.options ?? [];
  const acts = ACTS.filter((act) => steps.some((step) => step.act === act));
  const payments = steps.flatMap((step) => (step.act === chosen.value && 'pay' in step ? [step.pay] : []));
  const pay = payments.find((kind) => kind === paid.value) ?? payments[0];
  const step = steps.find((one) => one.act === chosen.value && (!('pay' in one) || one.pay === pay));
  useDraft(decision, step);
  if (!duel || !outlook) return null;
  const text = t().prompts;
  const { power, enemyPower } = decision.about;
  return (
    <>
      <p>
        <b>
          {power} : {enemyPower}
        </b>{' '}
        {text.behindBy(enemyPower - power)} <Remaining view={view} duel={duel} />
      </p>
      <div class="options">
        {acts.map((act) => (
          <StepOption
            key={act}
            act={act}
            view={view}
            duel={duel}
            chance={chances[act]}
            canAdd={acts.includes('addCard')}
            isChosen={chosen.value === act}
            onChoose={() => (chosen.value = act)}
          />
        ))}
      </div>
      {payments.length > 1 && (
        <div class="duel-pay" role="group" aria-label={text.payWith}>
          <span>{text.payWith}</span>
          {payments.map((kind) => (
            <button
              key={kind}
              class="kinds-chip"
              aria-pressed={kind === pay}
              aria-label={t().cards.kinds[kind]}
              onClick={() => (paid.value = kind)}
            >
              <KindIcon kind={kind} />
            </button>
          ))}
        </div>
      )}
      <Confirm
        chosen={step}
        label={chosen.value ? text.duelSteps[chosen.value] : house().prompts.choose}
        onConfirm={() => void answer(step)}
      />
    </>
  );
}

interface StepProps {
  readonly act: Act;
  readonly view: WesternView;
  readonly duel: Duel;
  readonly chance?: number;
  readonly canAdd: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function StepOption({ act, view, duel, chance, canAdd, isChosen, onChoose }: StepProps) {
  const text = t().prompts;
  const { picture, words, cost } = aboutStep(act, view, duel, canAdd);
  return (
    <button class="option duel-step" data-step={act} aria-pressed={isChosen} onClick={onChoose}>
      <span class="duel-picture">{picture}</span>
      <strong>
        {text.duelSteps[act]}{' '}
        {cost && (
          <em class="duel-cost">
            {act !== 'addCard' && <span class="visually-hidden">{text.costsWord} </span>}
            {cost}
          </em>
        )}
      </strong>
      {act !== 'stop' && chance !== undefined && (
        <span class={`duel-chance${chance === 0 ? ' duel-hopeless' : ''}`} title={text.winsDuelHint}>
          {text.winsDuel(chance)}
        </span>
      )}
      <small>
        <Said text={words} isFlat />
      </small>
    </button>
  );
}

interface StepText {
  readonly picture: ComponentChildren;
  readonly words: string;
  readonly cost?: ComponentChildren;
}

function aboutStep(act: Act, { own }: WesternView, duel: Duel, canAdd: boolean): StepText {
  const text = t().prompts;
  const me = whoIsBehind(duel);
  const enemy = opponentOf(duel, me);
  const sides = figures.value.dieSides;
  const needed = powerNeeded(duel, me.player, powerOf(enemy));
  switch (act) {
    case 'reroll': {
      const added = powerOf(me) - me.die;
      const faces = text.facesAhead(facesAhead(needed, added, sides), needed - added);
      return {
        picture: <Die />,
        words: canAdd ? `${faces} ${text.cardLeft}` : faces,
        cost: <Said text={text.costs(rerollKind(duel, me))} />,
      };
    }
    case 'addCard': {
      const card = own?.card;
      const power = powerOf(me) + (card ? valueOf(card) : 0);
      return {
        picture: card && <PokerCard card={card} />,
        words: text.cardMakes(power, powerOf(enemy), power >= needed),
        cost: text.freeOfCost,
      };
    }
    case 'rivalRerolls': {
      const most = powerOf(me) - (powerNeeded(duel, me.player, 0) + powerOf(enemy) - enemy.die);
      return {
        picture: <Die />,
        words: text.rivalRerollsMeans(Math.max(0, Math.min(sides, most))),
        cost: <Said text={text.signs(1, 'X')} />,
      };
    }
    case 'rivalDraws':
      return {
        picture: enemy.card && <PokerCard card={enemy.card} />,
        words: text.rivalDrawsMeans,
        cost: <Said text={text.signs(1, 'X')} />,
      };
    case 'stop':
      return {
        picture: <Posse player={me.player} isWounded />,
        words: me === duel.attacker ? text.stopAttacker : text.stopMeans,
      };
  }
}

/** What the one ahead could still do, as far as everybody can see it. */
function Remaining({ view: { open }, duel }: { view: WesternView; duel: Duel }) {
  const text = t().prompts;
  const enemy: Duelist = opponentOf(duel, whoIsBehind(duel));
  if (enemy.player === RIVAL) return <>{text.rivalNeverActs}</>;
  const { influence, card } = seatState(open, enemy.player);
  const parts: string[] = [];
  const rerolls = influence[rerollKind(duel, enemy)];
  if (rerolls > 0) parts.push(text.mayReroll(rerolls));
  if (!card) parts.push(text.mayAddCard);
  return <>{parts.length > 0 ? text.theyMay(parts) : text.theyMayNothing}</>;
}
