import { useSignal } from '@preact/signals';
import type { BotId } from '../../shared/core';
import type { GameOptions } from '../../shared/games/kit';
import type { TableOrder } from '../../shared/protocol/settings';
import { GameChoice, OptionChoices, Strength } from '../find/choices';
import { sizeNear } from '../find/sizes';
import { t } from '../i18n';
import { game } from '../model/game';
import { playerName } from '../model/settings';
import { Segments } from '../parts/Segments';

/** A match at once: against bots, or alone against what the rules play. */
export function BotDoor({
  isBusy,
  onOpen: onOpenHere,
  mayBeOnDevice = false,
}: {
  isBusy: boolean;
  onOpen: (event: Event, order: TableOrder) => void;
  /** Whether it can be on this device alone instead. */
  mayBeOnDevice?: boolean;
}) {
  const isOnDevice = useSignal(false);
  const onOpen = (event: Event, wish: TableOrder) => {
    if (!isOnDevice.value) return onOpenHere(event, wish);
    event.preventDefault();
    void import('../device/deviceTable').then(({ beginOnDevice }) =>
      beginOnDevice({ game: game.value.id, ...wish }, playerName.value),
    );
  };
  const wanted = useSignal(1);
  const chosen = useSignal<GameOptions>({});
  const strength = useSignal<BotId>('rookie');
  const text = t().home.bots;
  const count = sizeNear(wanted.value + 1, game.value.sizes) - 1;
  const { solo } = game.value.text();
  const soloOptions = (): GameOptions => ({
    solo: true,
    ...Object.fromEntries(
      (solo?.choices ?? []).map(({ id, standard }) => [id, chosen.value[id] ?? standard]),
    ),
  });
  const order = (): TableOrder => ({
    bots: Array.from({ length: count }, () => strength.value),
    clock: 'relaxed',
  });
  return (
    <form class="panel home-door home-practice" onSubmit={(event) => onOpen(event, order())}>
      <h2>{text.title}</h2>
      <p class="home-hint">{text.hint}</p>
      <GameChoice name="practice-game" />
      <Segments
        name="opponents"
        legend={text.opponents}
        options={game.value.sizes.map((size) => ({
          value: size - 1,
          label: String(size - 1),
          spoken: text.opponentCount(size - 1),
        }))}
        value={count}
        onChange={(number) => (wanted.value = number)}
      />
      <Strength name="strength" value={strength.value} onChange={(id) => (strength.value = id)} />
      <button class="button primary" type="submit" disabled={isBusy}>
        {text.play}
      </button>
      {mayBeOnDevice && (
        <label class="home-on-device">
          <input
            type="checkbox"
            checked={isOnDevice.value}
            onChange={(event) => (isOnDevice.value = event.currentTarget.checked)}
          />
          {text.onDevice}
        </label>
      )}
      {solo && (
        <>
          {solo.choices && (
            <OptionChoices
              name="solo"
              choices={solo.choices}
              value={chosen.value}
              onChange={(options) => (chosen.value = options)}
            />
          )}
          <button
            class="button"
            type="button"
            disabled={isBusy}
            onClick={(event) => onOpen(event, { options: soloOptions(), clock: 'relaxed' })}
          >
            {solo.play}
          </button>
          <p class="home-hint">{solo.hint}</p>
        </>
      )}
    </form>
  );
}
