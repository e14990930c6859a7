import { useEffect, useRef } from 'preact/hooks';
import type { HeldAnswer, Seat } from '../../shared/core';
import { isOverDays } from '../../shared/protocol/constants';
import type { TableInfo } from '../../shared/protocol/table';
import { askOf, describeAnswer, isKnownKind } from '../games/asked';
import { ui } from '../games/current';
import { perGame } from '../games/perGame';
import type { Shown } from '../games/ui';
import { hintCard } from '../help/helpParts';
import { colon, t } from '../i18n';
import { nameOf } from '../model/names';
import { playback } from '../model/playback';
import { hints } from '../model/settings';
import {
  info,
  mySeat,
  refusal,
  send,
  status,
  view as currentView,
  type TableDecision,
  type TableView,
} from '../model/table';
import { nextTable } from '../panels/daysText';
import { ratingsText } from '../people/text';
import { Suspense } from '../parts/lazy';
import { RichText } from '../parts/RichText';
import { RuledTitle, RuleLink } from '../parts/RuleLink';
import { useSecondsLeft } from '../parts/secondsLeft';
import { AutopilotNotice, MissedNotice } from './AutopilotNotice';
import { Countdown, TimeoutNote } from './Countdown';
import { useOptionKeys } from './optionKeys';
import { KeysLine } from './KeysLine';
import { nextStep } from './nextStep';
import { OnDemand } from './OnDemand';
import { PlainPrompt } from './PlainPrompt';
import { Unanswered } from './Unanswered';

const ending = perGame(async (game) => {
  const [{ Results, decidedText }, end] = await Promise.all([
    import('../screens/Results'),
    game.ending(),
    ratingsText.load(),
  ]);
  await decidedText.load();
  return () => {
    const [table, view] = [info.value, currentView.value];
    return table && view ? <Results table={table} view={view} ending={end} /> : null;
  };
});

/** What can I do now? Always in the same place; never empty. */
export function PromptDock({ shown }: { shown: Shown }) {
  const { table, view } = shown;
  const { More } = ui().hints;
  const dock = useRef<HTMLElement>(null);
  useOptionKeys(dock);
  return (
    <section class="dock panel" aria-label={t().table.yourMove} ref={dock}>
      <Inside {...shown} />
      {hints.value === 'on' && table.phase === 'playing' && More && <Suspense of={More} />}
      <Refusal key={view.decision?.id} view={view} />
      <Unanswered />
      {table.phase === 'playing' && <MissedNotice table={table} />}
      {table.phase === 'playing' && table.code !== '' && (
        <OnDemand view={view} rated={table.settings.rated} />
      )}
      {table.phase === 'playing' && view.viewer !== 'spectator' && <Idle table={table} />}
    </section>
  );
}

/** Why not, and the rule behind it where there is one. */
function Refusal({ view }: { view: TableView }) {
  const refused = refusal.value;
  // Why nothing can be done without a line is said above the board.
  if (!refused || status.value !== 'connected') return null;
  const rule = refused.rule ?? ui().ruleBehind(refused, view.decision?.kind);
  return (
    <p class="notice" role="alert">
      {t().refusals[refused.code]} {rule && <RuleLink rule={rule} />}
    </p>
  );
}

function Inside(shown: Shown) {
  const { table, view } = shown;
  const { NowPlaying } = ui();
  if (playback.isPlaying.value) return <NowPlaying {...shown} />;
  if (table.phase === 'over') return <Suspense of={ending()} />;
  const own = view.viewer === 'spectator' ? undefined : table.seats[view.viewer];
  if (own?.control === 'autopilot') return <AutopilotNotice table={table} own={own} />;
  if (view.decision)
    return <Prompt key={view.decision.id} table={table} view={view} decision={view.decision} />;
  if (view.held) return <Locked {...shown} held={view.held} />;
  return <Waiting table={table} view={view} />;
}

export function Prompt({
  table,
  view,
  decision,
}: {
  table: TableInfo;
  view: TableView;
  decision: TableDecision;
}) {
  const { title, hint, rule, isAtOnce, keys = keysFor(isAtOnce) } = askOf(decision);
  const { prompts, Purse } = ui();
  const Component = prompts[decision.kind] ?? PlainPrompt;
  const head = useRef<HTMLElement>(null);
  useEffect(() => leadTo(head), []);
  return (
    <>
      <header class="dock-head" ref={head}>
        <div>
          <RuledTitle rule={rule}>{nextStep.value ?? title}</RuledTitle>
          <p class="dock-hint">{hint}</p>
        </div>
        <Countdown table={table} seat={decision.seat} />
      </header>
      {Purse && <Purse decision={decision} view={view} />}
      {hints.value === 'on' && isKnownKind(decision.kind) && <Suspense of={hintCard()} />}
      <Component decision={decision} view={view} />
      {keys && <KeysLine keys={keys} />}
      <TimeoutNote table={table} decision={decision} />
    </>
  );
}

/** Fetched only where the page itself scrolls. */
function leadTo(head: { readonly current: HTMLElement | null }): (() => void) | undefined {
  if (matchMedia('(min-width: 1080px)').matches) return undefined;
  let end: (() => void) | undefined;
  let isGone = false;
  import('./answersInSight').then(
    ({ bringAnswersInSight }) => {
      if (!isGone && head.current) end = bringAnswersInSight(head.current);
    },
    () => undefined,
  );
  return () => {
    isGone = true;
    end?.();
  };
}

/** A rule that this page has no prompt for is answered at once, too (`PlainPrompt`). */
function keysFor(isAtOnce = false): string {
  return isAtOnce ? t().prompts.keysAtOnce : t().prompts.keysHint;
}

/** Seats that have been silent for long, at a table without clocks: the others need not wait for ever. */
function Idle({ table }: { table: TableInfo }) {
  const idle = table.seats.filter(
    ({ seat, nudged, control }) => nudged && control === 'person' && seat !== mySeat.value,
  );
  return (
    <>
      {idle.map(({ seat }) => (
        <div key={seat} class="notice info">
          <p>{t().table.idle(nameOf(seat))}</p>
          <button class="button small" onClick={() => void send('handOver', { seat })}>
            {t().table.handOver(nameOf(seat))}
          </button>
        </div>
      ))}
    </>
  );
}

/** Answers that everyone gives at once are held until the last is in. */
function Locked({ held, ...shown }: Shown & { readonly held: HeldAnswer }) {
  const { table, view } = shown;
  const { Locked: Drawn } = ui();
  const text = t().prompts;
  const { rule, isFinal } = askOf(held);
  const seat = view.viewer === 'spectator' ? undefined : view.viewer;
  return (
    <>
      <header class="dock-head">
        <div>
          <RuledTitle rule={rule}>{text.locked}</RuledTitle>
          <p>{isFinal ? text.lockedFinal : text.lockedText}</p>
        </div>
        {seat !== undefined && <Countdown table={table} seat={seat} />}
      </header>
      <p class="dock-choice">
        <span class="eyebrow">{text.yourChoice}</span>
        <strong data-testid="held">
          <RichText text={describeAnswer(held.kind, held.answer)} />
        </strong>
      </p>
      {Drawn && <Drawn {...shown} />}
      <Musings table={table} view={view} />
      {isOverDays(table.settings.clock) && <Suspense of={nextTable} />}
      {!isFinal && (
        <>
          <button class="button dock-unlock" onClick={() => void send('retract', { id: held.id })}>
            {text.unlock}
          </button>
          <p class="dock-keys">{text.keysHeld}</p>
        </>
      )}
    </>
  );
}

/** Whom one waits for: not for oneself, while the server is about to answer as one has said (T16). */
function othersIn({ waitingFor, viewer }: TableView): readonly Seat[] {
  return waitingFor.filter((seat) => seat !== viewer);
}

/** Never just "wait": for whom, and what they are thinking about. */
function Waiting({ table, view }: { table: TableInfo; view: TableView }) {
  const text = t().prompts;
  const others = othersIn(view);
  const isWatching = view.viewer === 'spectator';
  return (
    <>
      <header class="dock-head">
        <div>
          <h2>{others.length > 0 ? text.thinking(others.map(nameOf)) : text.oneMoment}</h2>
          {(isWatching || others.length > 0) && <p>{isWatching ? text.watching : text.yourTurnComes}</p>}
        </div>
        {others[0] !== undefined && <Countdown table={table} seat={others[0]} />}
      </header>
      <Musings table={table} view={view} />
      {!isWatching && others.length > 0 && isOverDays(table.settings.clock) && <Suspense of={nextTable} />}
    </>
  );
}

function Musings({ table, view }: { table: TableInfo; view: TableView }) {
  return (
    <>
      {othersIn(view).map((seat) => (
        <p key={seat} class="dock-wait">
          <b class={`seat-name seat-${seat}`}>{colon(nameOf(seat))}</b> {ui().musing(view.open, seat)}
          {isOverDays(table.settings.clock) && <Leisure table={table} seat={seat} />}
        </p>
      ))}
    </>
  );
}

/** Over days: how long somebody else may take. */
function Leisure({ table, seat }: { table: TableInfo; seat: Seat }) {
  const { holiday = 0, deadline } = table.seats[seat] ?? {};
  const seconds = useSecondsLeft(deadline);
  const text = t().table;
  const words =
    holiday > Date.now()
      ? text.onHoliday(holiday)
      : seconds !== undefined && text.leisure(text.longLeft(seconds / 3600));
  return words ? <small> {words}</small> : null;
}
