import { useSignal } from '@preact/signals';
import { BOT_IDS, type BotId } from '../../shared/games/mechs/bots/bot';
import type { TableOrder } from '../../shared/protocol/settings';
import { t } from '../i18n';

const OPPONENTS = [1, 2, 3] as const;

/** A match at once: against bots, or against the two robots of the solo rules (M13). */
export function BotDoor({
  isBusy,
  onOpen,
}: {
  isBusy: boolean;
  onOpen: (event: Event, order: TableOrder) => void;
}) {
  const count = useSignal<1 | 2 | 3>(1);
  const strength = useSignal<BotId>('rookie');
  const text = t().home.bots;
  const order = (): TableOrder => ({
    bots: Array.from({ length: count.value }, () => strength.value),
    clock: 'relaxed',
  });
  return (
    <form class="panel home-door" onSubmit={(event) => onOpen(event, order())}>
      <h2>{text.title}</h2>
      <p class="home-hint">{text.hint}</p>
      <fieldset class="field segments">
        <legend>{text.opponents}</legend>
        {OPPONENTS.map((number) => (
          <label key={number}>
            <input
              type="radio"
              name="opponents"
              checked={count.value === number}
              onChange={() => (count.value = number)}
              aria-label={text.opponentCount(number)}
            />
            {number}
          </label>
        ))}
      </fieldset>
      <fieldset class="field segments">
        <legend>{text.strength}</legend>
        {BOT_IDS.map((id) => (
          <label key={id}>
            <input
              type="radio"
              name="strength"
              checked={strength.value === id}
              onChange={() => (strength.value = id)}
            />
            {text.strengths[id]}
          </label>
        ))}
      </fieldset>
      <button class="button primary" type="submit" disabled={isBusy}>
        {text.play}
      </button>
      <button
        class="button"
        type="button"
        disabled={isBusy}
        onClick={(event) => onOpen(event, { solo: true, clock: 'relaxed' })}
      >
        {text.solo}
      </button>
    </form>
  );
}
