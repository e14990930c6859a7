import { useSignal, useSignalEffect, type Signal } from '@preact/signals';
import { isOverDays } from '../../shared/protocol/constants';
import { CodeDoor } from '../find/CodeDoor';
import type { Doors } from '../find/doors';
import { FriendsDoor } from '../find/FriendsDoor';
import { firstLesson, firstMatch, firstSteps, type FirstSteps } from '../find/playNow';
import { QuickPlayDoor } from '../find/QuickPlayDoor';
import { prepareSeeking, queueCard } from '../find/queueParts';
import { search, wanted } from '../find/search';
import { sitDownOverDays } from '../find/sitDownOverDays';
import { colon, t } from '../i18n';
import { game, HAS_SEVERAL } from '../model/game';
import { go } from '../model/route';
import { Icon } from '../parts/Icon';
import { Suspense } from '../parts/lazy';
import { Sheet } from '../parts/Sheet';
import { BotDoor } from './BotDoor';
import './PlayNow.css';

const WAYS = ['bots', 'friends', 'code'] as const;
type Door = 'quick' | (typeof WAYS)[number];

/** One press to play, what it leads to in one line, and the other ways behind their names. */
export function PlayNow({ doors, isFirst }: { doors: Doors; isFirst: boolean }) {
  const { isBusy, act, open, join } = doors;
  const opened = useSignal<Door | undefined>(undefined);
  const text = t().home.play;
  const first = firstSteps(game.value.id);

  const seek = (event: Event) => {
    opened.value = undefined;
    if (isOverDays(wanted().clock)) {
      act(event, sitDownOverDays);
      return;
    }
    // While the server hears the name.
    const prepared = prepareSeeking().catch(() => undefined);
    act(event, async () => {
      const getInLine = await prepared;
      getInLine?.();
      return getInLine ? undefined : 'offline';
    });
  };
  const play = (event: Event) => {
    if (first === undefined) seek(event);
    else if (first === 'match') open(event, firstMatch());
    // Who cannot fetch the lesson is told so where it would be.
    else void firstLesson(game.value).then(go, () => go({ screen: 'learn', game: game.value.id }));
  };

  // What went wrong is said below the button.
  useSignalEffect(() => {
    if (doors.trouble.value) opened.value = undefined;
  });

  // The card takes the place of the button once there is something to show in it.
  if (search.value.step !== 'idle' && queueCard.loaded.value) return <Suspense of={queueCard} />;
  return (
    <div class="play">
      <button
        type="button"
        class={`button play-now${isFirst ? ' primary' : ''}`}
        disabled={isBusy.value}
        onClick={play}
        onPointerEnter={() => queueCard.load()}
        onFocus={() => queueCard.load()}
      >
        <Icon name="play" />
        {text.now}
      </button>
      {first ? (
        // What quick play looks for would say nothing of where the button leads.
        <p class="play-first">{firstLine(first)}</p>
      ) : (
        <button type="button" class="play-choices" onClick={() => (opened.value = 'quick')}>
          <span class="visually-hidden">{colon(text.change)} </span>
          {choicesLine()}
          <Icon name="down" />
        </button>
      )}
      <ul class="play-ways">
        {(first ? (['quick', ...WAYS] as const) : WAYS).map((door) => (
          <li key={door}>
            <button type="button" onClick={() => (opened.value = door)}>
              {door === 'quick' ? t().home.quick.title : text.ways[door]}
            </button>
          </li>
        ))}
      </ul>
      <Opened
        door={opened}
        isBusy={isBusy.value}
        onSeek={seek}
        onOpen={(event, order) => open(event, order)}
        onJoin={join}
      />
    </div>
  );
}

const gameName = () => (HAS_SEVERAL ? [game.value.text().name] : []);

/** What Play now leads a newcomer to. */
function firstLine(first: NonNullable<FirstSteps>): string {
  return [...gameName(), t().home.play.first[first]].join(' · ');
}

/** What Play now leads to, in the words of its choices. */
function choicesLine(): string {
  const text = t().home;
  const { seats, clock, rated } = wanted();
  const players = seats === 'any' ? text.play.anyone : text.quick.seatCount(seats);
  const words = [players, text.play.pace(text.paces[clock]), rated ? [] : text.play.casual].flat();
  return [...gameName(), ...words].join(' · ');
}

function Opened({
  door,
  isBusy,
  onSeek,
  onOpen,
  onJoin,
}: {
  door: Signal<Door | undefined>;
  isBusy: boolean;
  onSeek: (event: Event) => void;
  onOpen: Doors['open'];
  onJoin: Doors['join'];
}) {
  if (door.value === undefined) return null;
  return (
    <Sheet onClose={() => (door.value = undefined)}>
      {door.value === 'quick' && <QuickPlayDoor isBusy={isBusy} onSeek={onSeek} />}
      {door.value === 'bots' && <BotDoor isBusy={isBusy} onOpen={onOpen} mayBeOnDevice />}
      {door.value === 'friends' && <FriendsDoor isBusy={isBusy} onOpen={onOpen} />}
      {door.value === 'code' && <CodeDoor isBusy={isBusy} isAlone onJoin={onJoin} />}
    </Sheet>
  );
}
