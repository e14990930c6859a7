import { useSignal } from '@preact/signals';
import { useCallback } from 'preact/hooks';
import { isSame } from '../../../../shared/core/plain';
import { valueOf } from '../../../../shared/games/mechs/arena';
import type { ZoneId } from '../../../../shared/games/mechs/state';
import { t as house } from '../../../i18n';
import { t } from '../texts';
import { useZoneChoice } from '../model/choices';
import { useZoneHint } from '../model/pointer';
import { answer } from '../../../model/table';
import { plainText } from '../../../parts/RichText';
import { Confirm } from '../../../prompts/Confirm';
import { onlyOne } from '../../../prompts/onlyOne';
import type { PromptProps } from './registry';

type TokenKind = 'deployMine' | 'deployTurret' | 'freeTurret' | 'scareTactics';
/** What the four kinds of answer have in common. */
interface Deployment {
  readonly zone?: number;
  readonly number?: number;
  readonly from?: number;
}

/** M5.3, R50, R51: a mine or turret, from supply or moved, here or next door. */
export function TokenPrompt({ decision, view }: PromptProps<TokenKind>) {
  const text = t().prompts;
  const here = 'zone' in decision.about ? decision.about.zone : undefined;
  const options = (decision.options ?? []).filter((option) => option !== null) as readonly Deployment[];
  const chosen = useSignal<Deployment | undefined>(onlyOne(options));
  useZoneHint(chosen.value?.zone ?? here);
  const zones = [...new Set(options.flatMap(({ zone }) => zone ?? []))];
  const pick = useCallback(
    (zone: ZoneId) => (chosen.value = options.find((option) => option.zone === zone)),
    [decision.id],
  );
  useZoneChoice({ zones, pick, chosen: chosen.value?.zone, label: () => house().prompts.choose });
  const isMine =
    decision.kind === 'deployMine' || (decision.kind === 'scareTactics' && decision.about.token === 'mine');
  const priceIn = (option: Deployment): number => {
    if ('cost' in decision.about) return decision.about.cost;
    return decision.kind === 'scareTactics' ? valueOf(view.open, option.zone ?? 0) + 1 : 0;
  };
  return (
    <>
      {zones.length > 0 && <p>{text.pickOnArena}</p>}
      <div class="options two">
        {options.map((option) => {
          const zone = option.zone ?? here ?? 0;
          const price = priceIn(option);
          return (
            <button
              key={`${option.zone}-${option.number}-${option.from}`}
              class="option"
              aria-pressed={isSame(chosen.value, option)}
              onClick={() => (chosen.value = option)}
            >
              <strong>{titleOf(option)}</strong>
              <small>
                {option.number !== undefined &&
                  `${text.mineDamage(valueOf(view.open, zone), option.number)}. `}
                {price > 0 ? text.pay(price, isMine ? 'credits' : 'energy') : text.free}
              </small>
            </button>
          );
        })}
      </div>
      <Confirm chosen={chosen.value} onConfirm={() => void answer(chosen.value)}>
        <button class="button" onClick={() => void answer(null)}>
          {house().prompts.decline}
        </button>
      </Confirm>
    </>
  );
}

/** Plain words: a button holds no links. */
function titleOf({ zone, number, from }: Deployment): string {
  const text = t().prompts;
  const what = number === undefined ? text.newTurret : text.mineNumber(number);
  const words = [
    from === undefined ? what : text.movedFrom(from),
    zone === undefined ? '' : text.inZone(zone),
  ];
  return plainText(words.join(' ').trim());
}
