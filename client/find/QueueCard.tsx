import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { QueueStatus } from '../../shared/protocol/queue';
import { t } from '../i18n';
import { nameOfGame } from '../model/game';
import { route } from '../model/route';
import { notifications } from '../model/settings';
import { Icon } from '../parts/Icon';
import { Link } from '../parts/Link';
import { useDoors } from './doors';
import { firstMatch } from './playNow';
import { quickPlayText } from './queueParts';
import { search, type Search } from './search';
import { cancel, confirm, fillWithBots, seek } from './seek';
import './QueueCard.css';

const TICK_MS = 250;

/** The search as it stands, and the way out of it. On the start page in place of the door, elsewhere as a bar. */
export function QueueCard() {
  const now = search.value;
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.scrollIntoView({ block: 'nearest' }), []);
  if (now.step === 'idle') return null;
  return (
    <section class={`panel queue queue-${now.step}`} aria-label={quickPlayText.text().title} ref={card}>
      {now.step !== 'out' && now.step !== 'elsewhere' && (
        <Radar isFound={now.step === 'found' || now.step === 'going'} />
      )}
      <div class="queue-words">
        <Heading now={now} />
        <Words now={now} />
      </div>
      <div class="queue-ways">
        <Ways now={now} />
      </div>
    </section>
  );
}

function Radar({ isFound }: { isFound: boolean }) {
  return (
    <svg class="queue-radar" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <circle class="queue-ring" cx="50" cy="50" r="46" />
      <circle class="queue-ring" cx="50" cy="50" r="30" />
      {isFound ? (
        <path class="queue-tick" d="M30 52l14 14 28-32" />
      ) : (
        <>
          <path class="queue-beam" d="M50 50 50 4A46 46 0 0 1 89.8 27z" />
          <circle class="queue-blip" cx="66" cy="34" r="4" />
        </>
      )}
    </svg>
  );
}

/** Read out whenever it changes. */
function Heading({ now }: { now: Search }) {
  return <h2 aria-live="polite">{headingOf(now)}</h2>;
}

function headingOf(now: Search): string {
  const text = quickPlayText.text();
  switch (now.step) {
    case 'idle':
      return '';
    case 'joining':
      return text.joining;
    case 'waiting':
      return now.isBack ? text.again : text.title;
    case 'found':
      return text.found;
    case 'going':
      return text.going;
    case 'lost':
      return text.lost;
    case 'elsewhere':
      return text.elsewhere;
    case 'out':
      return t().refusals[now.code];
  }
}

function Words({ now }: { now: Search }) {
  const text = quickPlayText.text();
  if (now.step === 'found') return now.isConfirmed ? <p>{text.foundText}</p> : <TimeLeft until={now.until} />;
  if (now.step !== 'waiting' || !now.status) return null;
  const { wish, waiting, waitedSeconds, expectedSeconds, window, offersBots } = now.status;
  const game = nameOfGame(wish.game);
  return (
    <>
      <p class="queue-clock" role="timer" aria-label={text.waitedLabel}>
        {text.waited(waitedSeconds)}
      </p>
      <ul class="queue-facts">
        {game && <li>{game}</li>}
        <li>{waiting > 1 ? text.waiting(waiting) : text.alone}</li>
        {expectedSeconds !== undefined && <li>{text.expected(expectedSeconds)}</li>}
        <li>{window === undefined ? text.anybody : text.within(window)}</li>
      </ul>
      {offersBots && (
        <p class="queue-offer" role="status">
          {text.botsTitle} {text.stay}
        </p>
      )}
    </>
  );
}

/** Counts down to the moment when others play instead. */
function TimeLeft({ until }: { until: number }) {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until - now.value) / 1000));
  return <p role="timer">{quickPlayText.text().readyText(seconds)}</p>;
}

function Ways({ now }: { now: Search }) {
  const text = quickPlayText.text();
  const canNotify =
    'Notification' in globalThis && notifications.value === 'off' && Notification.permission !== 'denied';
  if (now.step === 'going') return null;
  if (now.step === 'out' || now.step === 'elsewhere') {
    return (
      <>
        <button class="button primary" onClick={seek}>
          {now.step === 'out' ? text.retry : text.here}
        </button>
        <button class="button" onClick={cancel}>
          {text.close}
        </button>
      </>
    );
  }
  return (
    <>
      {now.step === 'found' && !now.isConfirmed && (
        <button class="button primary" onClick={confirm}>
          {text.ready}
        </button>
      )}
      {now.step === 'waiting' && <Meanwhile status={now.status} />}
      {now.step === 'waiting' && canNotify && (
        <button class="button" onClick={() => void askToNotify()}>
          {text.notify}
        </button>
      )}
      <button class="button" onClick={cancel}>
        {text.cancel}
      </button>
    </>
  );
}

/** Nobody has to sit and wait: a match with bots at once, or a lesson from which the match that is found calls. */
function Meanwhile({ status }: { status?: QueueStatus }) {
  const text = quickPlayText.text();
  const { isBusy, open } = useDoors();
  const game = status?.wish.game;
  return (
    <>
      <button
        class={`button${status?.offersBots ? ' primary' : ''}`}
        disabled={isBusy.value}
        onClick={(event) =>
          status?.offersBots ? void fillWithBots() : open(event, { ...(game && { game }), ...firstMatch() })
        }
      >
        <Icon name="bot" />
        {status?.offersBots ? text.bots : text.practise}
      </button>
      {route.value.screen !== 'learn' && (
        <Link class="button" to={{ screen: 'learn', game }}>
          {text.learn}
        </Link>
      )}
    </>
  );
}

async function askToNotify(): Promise<void> {
  if ((await Notification.requestPermission()) === 'granted') notifications.value = 'on';
}
