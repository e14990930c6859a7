import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { BotId } from '../../shared/core';
import type { ClockName } from '../../shared/protocol/constants';
import type { TableOrder } from '../../shared/protocol/settings';
import { game } from '../model/game';
import { Segments } from '../parts/Segments';
import { GameChoice, Pace, Rated, SeatCount, Strength, Waits } from './choices';
import { sizeNear } from './sizes';
import { tablesText } from './tableList';

/** A table with everything that can be chosen about it. */
export function TableForm({
  isBusy,
  onOpen,
  children,
}: {
  isBusy: boolean;
  onOpen: (event: Event, order: TableOrder) => void;
  children: ComponentChildren;
}) {
  const wanted = useSignal(2);
  const clock = useSignal<ClockName>('standard');
  const waits = useSignal(false);
  const isPublic = useSignal(true);
  const isRated = useSignal(false);
  const mayWatch = useSignal(true);
  const bots = useSignal(0);
  const strength = useSignal<BotId>('veteran');
  const text = tablesText.text().create;
  const seats = sizeNear(wanted.value, game.value.sizes);
  // One seat is for whoever opens the table.
  const botCount = Math.min(bots.value, seats - 1);
  const canBeRated = seats - botCount >= 2;
  const canWait = clock.value === 'relaxed' && !(isRated.value && canBeRated);
  const order = (): TableOrder => ({
    seats,
    clock: clock.value,
    public: isPublic.value,
    rated: isRated.value && canBeRated,
    waits: canWait && waits.value,
    spectators: mayWatch.value,
    bots: Array.from({ length: botCount }, () => strength.value),
  });
  return (
    <form class="panel home-door" onSubmit={(event) => onOpen(event, order())}>
      <h2>{text.title}</h2>
      {children}
      <GameChoice name="new-game" />
      <SeatCount name="new-seats" value={seats} onChange={(count) => (wanted.value = count)} />
      <Segments
        name="new-bots"
        legend={text.bots}
        options={Array.from({ length: seats }, (_, count) => ({
          value: count,
          label: String(count),
          spoken: text.botCount(count),
        }))}
        value={botCount}
        onChange={(count) => (bots.value = count)}
      />
      {botCount > 0 && (
        <Strength name="new-strength" value={strength.value} onChange={(id) => (strength.value = id)} />
      )}
      <Pace
        name="new-clock"
        value={clock.value}
        waits={canWait && waits.value}
        onChange={(name) => (clock.value = name)}
      />
      {canWait && (
        <Waits name="new-waits" value={waits.value} onChange={(chosen) => (waits.value = chosen)} />
      )}
      <Segments
        name="new-public"
        legend={text.who}
        options={[
          { value: true, label: text.public },
          { value: false, label: text.private },
        ]}
        value={isPublic.value}
        onChange={(chosen) => (isPublic.value = chosen)}
      />
      {canBeRated ? (
        <Rated name="new-rated" value={isRated.value} onChange={(chosen) => (isRated.value = chosen)} />
      ) : (
        <p class="home-hint">{text.ratedNeeds}</p>
      )}
      <Segments
        name="new-spectators"
        legend={text.spectators}
        options={[
          { value: true, label: text.spectatorsYes },
          { value: false, label: text.spectatorsNo },
        ]}
        value={mayWatch.value}
        onChange={(chosen) => (mayWatch.value = chosen)}
      />
      <button class="button primary" type="submit" disabled={isBusy}>
        {text.button}
      </button>
    </form>
  );
}
