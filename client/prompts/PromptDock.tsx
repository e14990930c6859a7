import type { ComponentType } from 'preact';
import { useRef } from 'preact/hooks';
import type { DecisionKind } from '../../shared/games/mechs/decisions';
import type { Phase, ProgrammedCard } from '../../shared/games/mechs/state';
import type { MechsDecision, MechsView } from '../../shared/games/mechs/types';
import type { TableInfo } from '../../shared/protocol/table';
import { fightHint, hintCard } from '../help/helpParts';
import { t } from '../i18n';
import { nameOf } from '../model/names';
import { playback } from '../model/playback';
import { hints } from '../model/settings';
import { info, mySeat, refusal, send, view as currentView } from '../model/table';
import { lazy, Suspense } from '../parts/lazy';
import { RichText } from '../parts/RichText';
import { RuleLink } from '../parts/RuleLink';
import { Countdown, TimeoutNote } from './Countdown';
import { describeAnswer } from '../games/mechs/prompts/describe';
import { musingOf } from '../games/mechs/prompts/musing';
import { NowPlaying } from '../games/mechs/prompts/NowPlaying';
import { useOptionKeys } from './optionKeys';
import { useLockedPlan } from '../games/mechs/prompts/planOnArena';
import { PROMPTS, type PromptProps } from '../games/mechs/prompts/registry';
import { ruleBehind } from '../games/mechs/prompts/ruleBehind';
import './PromptDock.css';

/** A match has one end and many beginnings: what shows the end is fetched when it comes. */
const Ending = lazy(async () => {
  const { Results } = await import('../screens/Results');
  return () => {
    const [table, view] = [info.value, currentView.value];
    return table && view ? <Results table={table} view={view} /> : null;
  };
});

/** What can I do now? Always in the same place; never empty. */
export function PromptDock({ table, view }: { table: TableInfo; view: MechsView }) {
  const dock = useRef<HTMLElement>(null);
  useOptionKeys(dock);
  return (
    <section class="dock panel" aria-label={t().table.yourMove} ref={dock}>
      <Inside table={table} view={view} />
      {hints.value === 'on' && table.phase === 'playing' && <Suspense of={fightHint} />}
      <Refusal view={view} />
      {table.phase === 'playing' && view.viewer !== 'spectator' && <Idle table={table} />}
    </section>
  );
}

/** Why not, and the rule behind it where there is one. */
function Refusal({ view }: { view: MechsView }) {
  const refused = refusal.value;
  if (!refused) return null;
  const rule = ruleBehind(refused, view.decision?.kind);
  return (
    <p class="notice" role="alert">
      {t().refusals[refused.code]} {rule && <RuleLink rule={rule} />}
    </p>
  );
}

function Inside({ table, view }: { table: TableInfo; view: MechsView }) {
  if (playback.isPlaying.value) return <NowPlaying open={playback.shown.value ?? view.open} />;
  if (table.phase === 'over') return <Suspense of={Ending} />;
  if (view.viewer !== 'spectator' && table.seats[view.viewer]?.control === 'autopilot') return <Autopilot />;
  if (view.decision)
    return <Prompt key={view.decision.id} table={table} view={view} decision={view.decision} />;
  const kind = KIND_OF_PHASE[view.open.phase];
  if (view.held && kind) return <Locked kind={kind} held={view.held} view={view} table={table} />;
  return <Waiting table={table} view={view} />;
}

export function Prompt({
  table,
  view,
  decision,
}: {
  table: TableInfo;
  view: MechsView;
  decision: MechsDecision;
}) {
  const { title, hint, rule } = t().prompts.asks[decision.kind];
  const Component = PROMPTS[decision.kind] as ComponentType<PromptProps>;
  return (
    <>
      <header class="dock-head">
        <div>
          <h2>{title}</h2>
          <p>
            <span class="dock-hint">{hint}</span> <RuleLink rule={rule} />
          </p>
        </div>
        <Countdown table={table} seat={decision.seat} />
      </header>
      {hints.value === 'on' && <Suspense of={hintCard} />}
      <Component decision={decision} view={view} />
      {decision.kind !== 'program' && (
        <p class="dock-keys">
          {decision.kind === 'adHocCard' ? t().program.adHocKeys : t().prompts.keysHint}
        </p>
      )}
      <TimeoutNote table={table} decision={decision} />
    </>
  );
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

/** Answers that everyone gives at once are held until the last is in; the phase says what was asked. */
const KIND_OF_PHASE: Partial<Record<Phase, DecisionKind>> = {
  pilots: 'pilot',
  baseMines: 'baseMine',
  firstWeapons: 'firstWeapon',
  program: 'program',
};

function Locked({
  kind,
  held,
  view,
  table,
}: {
  kind: DecisionKind;
  held: { readonly id: number; readonly answer: unknown };
  view: MechsView;
  table: TableInfo;
}) {
  const text = t().prompts;
  const seat = view.viewer === 'spectator' ? undefined : view.viewer;
  useLockedPlan(view, kind === 'program' ? (held.answer as readonly ProgrammedCard[]) : undefined);
  return (
    <>
      <header class="dock-head">
        <div>
          <h2>{text.locked}</h2>
          <p>
            {text.lockedText} <RuleLink rule={text.asks[kind].rule} />
          </p>
        </div>
        {seat !== undefined && <Countdown table={table} seat={seat} />}
      </header>
      <p class="dock-choice">
        <span class="eyebrow">{text.yourChoice}</span>
        <strong data-testid="held">
          <RichText text={describeAnswer(kind, held.answer)} />
        </strong>
      </p>
      <Musings view={view} />
      <button class="button dock-unlock" onClick={() => void send('retract', { id: held.id })}>
        {text.unlock}
      </button>
      <p class="dock-keys">{text.keysHeld}</p>
    </>
  );
}

/** Never just "wait": for whom, and what they are thinking about. */
function Waiting({ table, view }: { table: TableInfo; view: MechsView }) {
  const text = t().prompts;
  const others = view.waitingFor;
  const isWatching = view.viewer === 'spectator';
  return (
    <>
      <header class="dock-head">
        <div>
          <h2>{others.length > 0 ? text.thinking(others.map(nameOf)) : text.oneMoment}</h2>
          <p>{isWatching ? text.watching : text.yourTurnComes}</p>
        </div>
        {others[0] !== undefined && <Countdown table={table} seat={others[0]} />}
      </header>
      <Musings view={view} />
    </>
  );
}

function Musings({ view }: { view: MechsView }) {
  return (
    <>
      {view.waitingFor.map((seat) => (
        <p key={seat} class="dock-wait">
          <b class={`seat-name seat-${seat}`}>{nameOf(seat)}:</b> {musingOf(view.open, seat)}
        </p>
      ))}
    </>
  );
}

function Autopilot() {
  return (
    <>
      <h2>{t().table.autopilotNote}</h2>
      <p>
        {t().table.autopilotText} <RuleLink rule="R23" />
      </p>
      <button class="button primary" onClick={() => void send('resume', {})}>
        {t().table.resumeSeat}
      </button>
    </>
  );
}
