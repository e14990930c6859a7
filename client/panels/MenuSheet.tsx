import { isOverDays } from '../../shared/protocol/constants';
import type { TableInfo } from '../../shared/protocol/table';
import { ui } from '../games/current';
import { t } from '../i18n';
import { go } from '../model/route';
import { forgetHints } from '../model/hints';
import {
  BOARD_VIEWS,
  boardView,
  captions,
  chooseSpeed,
  hints,
  notifications,
  sound,
  speed,
  SPEEDS,
  spoken,
} from '../model/settings';
import { info, mySeat, send } from '../model/table';
import { Icon } from '../parts/Icon';
import { LanguageLinks } from '../parts/LanguageLinks';
import { lazy, Suspense } from '../parts/lazy';
import { RuleLink } from '../parts/RuleLink';
import { Segments } from '../parts/Segments';
import { ofCalls } from './callsText';
import { ofDays } from './daysText';
import { Sure } from '../parts/Sure';
import { ThemeChoice } from '../parts/ThemeChoice';

/** Drawing a QR code takes more than the whole menu. */
const moveDoor = lazy(async () => {
  const { MoveDoor } = await import('./MoveDoor');
  return () => (info.value ? <MoveDoor code={info.value.code} /> : null);
});

const holidayDoor = ofDays(() => import('./HolidayDoor').then(({ HolidayDoor }) => HolidayDoor));

const callsDoor = ofCalls(() => import('./CallsDoor').then(({ CallsDoor }) => CallsDoor));

const habitsDoor = lazy(async () => {
  const { HabitsDoor } = await import('./HabitsDoor');
  return () => (info.value ? <HabitsDoor table={info.value} /> : null);
});

/** All that can be switched, asked for and left at a table. */
export function MenuSheet({ table, close }: { table: TableInfo; close: () => void }) {
  const text = t().menu;
  // What no server keeps cannot be left to others, moved or given up: it is simply gone on with later.
  const isOnDevice = table.code === '';
  const seat = isOnDevice ? undefined : mySeat.value;
  const own = seat === undefined ? undefined : table.seats[seat];
  const isDays = isOverDays(table.settings.clock);
  const isAlone = table.seats.every(
    ({ control }, of) => of === seat || control === 'bot' || control === 'robot',
  );
  const onOff = (['on', 'off'] as const).map((value) => ({ value, label: text[value] }));
  return (
    <div class="panel menu-sheet" id="menu">
      <Segments
        name="sound"
        legend={text.sound}
        options={onOff}
        value={sound.value}
        onChange={(value) => (sound.value = value)}
      />
      <Segments
        name="captions"
        legend={text.captions}
        options={onOff}
        value={captions.value}
        onChange={(value) => (captions.value = value)}
      />
      <Segments
        name="speed"
        legend={text.speed}
        options={SPEEDS.map((value) => ({ value, label: text.speeds[value] }))}
        value={speed.value}
        onChange={chooseSpeed}
      />
      <Segments
        name="spoken"
        legend={t().site.spoken}
        options={onOff}
        value={spoken.value}
        onChange={(value) => (spoken.value = value)}
      />
      <ThemeChoice name="theme" />
      {ui().hasPlainBoard && (
        <Segments
          name="board"
          legend={text.board}
          options={BOARD_VIEWS.map((value) => ({ value, label: text.boards[value] }))}
          value={boardView.value}
          onChange={(value) => (boardView.value = value)}
        />
      )}
      <Segments
        name="hints"
        legend={text.hints}
        options={onOff}
        value={hints.value}
        onChange={(value) => {
          if (value === 'on') forgetHints();
          hints.value = value;
        }}
      />
      {seat !== undefined && table.phase !== 'over' && <Suspense of={habitsDoor} />}
      {own && table.phase === 'playing' && isDays && <Suspense of={holidayDoor} props={{ own }} />}
      {!isOnDevice && table.phase !== 'over' && isDays && <Suspense of={callsDoor} props={{ table }} />}
      {!isOnDevice &&
        table.phase !== 'over' &&
        // Over days it is the device that calls, not an open tab.
        !isDays &&
        'Notification' in globalThis &&
        notifications.value === 'off' && (
          <button class="button small" onClick={() => void askToNotify()}>
            {text.notify}
          </button>
        )}
      <RuleLink class="button small" label={text.rules} />
      <LanguageLinks class="button small" />
      {seat !== undefined && table.phase === 'playing' && table.seats[seat]?.control === 'person' && (
        <Sure
          label={text.autopilot}
          question={table.settings.rated ? text.autopilotSure : text.autopilotSureUnrated}
          yes={text.autopilotYes}
          no={text.autopilotNo}
          onYes={() => void send('leaveSeat', {}).then(close)}
        />
      )}
      {seat !== undefined && table.phase === 'playing' && (
        <button
          class="button small"
          aria-pressed={table.seats[seat]?.wantsAbandon}
          onClick={() => void send('abandon', { on: !table.seats[seat]?.wantsAbandon })}
          title={isAlone ? undefined : table.settings.rated ? text.abandonNoteRated : text.abandonNote}
        >
          <Icon name="flag" />
          {table.seats[seat]?.wantsAbandon ? text.abandoned : isAlone ? text.abandonAlone : text.abandon}
        </button>
      )}
      {seat !== undefined && table.phase !== 'over' && <Suspense of={moveDoor} />}
      <button class="button small" onClick={() => go({ screen: 'home' })}>
        {text.leave}
      </button>
      {!isOnDevice && table.phase !== 'over' && <p class="menu-note">{text.leaveNote}</p>}
    </div>
  );
}

async function askToNotify(): Promise<void> {
  if ((await Notification.requestPermission()) === 'granted') notifications.value = 'on';
}
