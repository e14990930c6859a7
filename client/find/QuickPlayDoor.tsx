import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isOverDays } from '../../shared/protocol/constants';
import type { QueueOutlook } from '../../shared/protocol/queue';
import { t } from '../i18n';
import { queueOutlook } from '../net/api';
import { Icon } from '../parts/Icon';
import { Segments } from '../parts/Segments';
import { game } from '../model/game';
import { GameChoice, Pace, Rated } from './choices';
import { queueCard } from './queueParts';
import { wanted, wish } from './search';

const LOOK_MS = 5000;

/** A match with strangers in one press; what was asked for last time is asked for again. */
export function QuickPlayDoor({ isBusy, onSeek }: { isBusy: boolean; onSeek: (event: Event) => void }) {
  const text = t().home;
  const { seats, clock, rated } = wanted();
  return (
    <form class="panel home-door home-quick" onSubmit={onSeek} onPointerEnter={() => queueCard.load()}>
      <h2>{text.quick.title}</h2>
      <GameChoice name="quick-game" />
      <Segments
        name="players"
        legend={text.quick.seats}
        options={[
          { value: 'any', label: text.quick.any, spoken: text.quick.anySeats },
          ...game.value.sizes.map((count) => ({
            value: count,
            label: String(count),
            spoken: text.quick.seatCount(count),
          })),
        ]}
        value={seats}
        onChange={(chosen) => (wish.value = { ...wish.value, seats: chosen })}
      />
      <Pace
        name="quick-pace"
        value={clock}
        onChange={(chosen) => (wish.value = { ...wish.value, clock: chosen })}
      />
      <Rated
        name="quick-rated"
        value={rated}
        onChange={(chosen) => (wish.value = { ...wish.value, rated: chosen })}
      />
      <button
        class="button primary home-quick-go"
        type="submit"
        disabled={isBusy}
        onFocus={() => queueCard.load()}
      >
        <Icon name="aim" />
        {text.quick.button}
      </button>
      {!isOverDays(clock) && <Outlook />}
    </form>
  );
}

/** How many wait for the like, now and then asked again. */
function Outlook() {
  const text = t().home.quick;
  const outlook = useSignal<QueueOutlook | undefined>(undefined);
  const { game: id, seats, clock, rated } = wanted();
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      if (document.hidden) return;
      const found = await queueOutlook({ game: id, seats, clock, rated });
      if (isCurrent && found.ok) outlook.value = found.value;
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [id, seats, clock, rated]);
  const { waiting = 0, expectedSeconds } = outlook.value ?? {};
  return (
    <p class="home-outlook">
      {waiting > 0 ? text.waiting(waiting) : text.nobody}
      {expectedSeconds !== undefined && ` · ${text.expected(expectedSeconds)}`}
    </p>
  );
}
