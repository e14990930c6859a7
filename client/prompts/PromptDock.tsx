import type { ComponentType } from 'preact';
import type { DecisionKind } from '../../shared/games/mechs/decisions';
import type { Phase, ProgrammedCard } from '../../shared/games/mechs/state';
import type { MechsDecision, MechsView } from '../../shared/games/mechs/types';
import type { TableInfo } from '../../shared/protocol/table';
import { t } from '../i18n';
import { nameOf } from '../model/names';
import { playback } from '../model/playback';
import { mySeat, refusal, send } from '../model/table';
import { Link } from '../parts/Link';
import { RichText } from '../parts/RichText';
import { Results } from '../screens/Results';
import { Countdown, TimeoutNote } from './Countdown';
import { describeAnswer } from './describe';
import { NowPlaying } from './NowPlaying';
import { useLockedPlan } from './planOnArena';
import { PROMPTS, type PromptProps } from './registry';
import './PromptDock.css';

/** What can I do now? Always in the same place; never empty. */
export function PromptDock({ table, view }: { table: TableInfo; view: MechsView }) {
  return (
    <section class="dock panel" aria-label={t().table.yourMove}>
      <Inside table={table} view={view} />
      {refusal.value && (
        <p class="notice" role="alert">
          {t().refusals[refusal.value]}{' '}
          {refusal.value === 'illegal' && view.decision && <RuleLink kind={view.decision.kind} />}
        </p>
      )}
      {table.phase === 'playing' && view.viewer !== 'spectator' && <Idle table={table} />}
    </section>
  );
}

function Inside({ table, view }: { table: TableInfo; view: MechsView }) {
  if (playback.isPlaying.value) return <NowPlaying open={playback.shown.value ?? view.open} />;
  if (table.phase === 'over') return <Results table={table} view={view} />;
  if (view.viewer !== 'spectator' && table.seats[view.viewer]?.control === 'autopilot') return <Autopilot />;
  if (view.decision)
    return <Prompt key={view.decision.id} table={table} view={view} decision={view.decision} />;
  const kind = KIND_OF_PHASE[view.open.phase];
  if (view.held && kind) return <Locked kind={kind} held={view.held} view={view} table={table} />;
  return <Waiting view={view} />;
}

function Prompt({ table, view, decision }: { table: TableInfo; view: MechsView; decision: MechsDecision }) {
  const { title, hint } = t().prompts.asks[decision.kind];
  const Component = PROMPTS[decision.kind] as ComponentType<PromptProps>;
  return (
    <>
      <header class="dock-head">
        <div>
          <h2>{title}</h2>
          <p>
            {hint} <RuleLink kind={decision.kind} />
          </p>
        </div>
        <Countdown table={table} seat={decision.seat} />
      </header>
      <Component decision={decision} view={view} />
      <TimeoutNote table={table} decision={decision} />
    </>
  );
}

/** The rule behind a question, one tap away. */
function RuleLink({ kind }: { kind: DecisionKind }) {
  const { rule } = t().prompts.asks[kind];
  return (
    <Link class="dock-rule" to={{ screen: 'rules', rule }}>
      {rule}
    </Link>
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
          <p>{text.lockedText}</p>
        </div>
        {seat !== undefined && <Countdown table={table} seat={seat} />}
      </header>
      <p class="dock-choice">
        <span class="eyebrow">{text.yourChoice}</span>
        <strong data-testid="held">
          <RichText text={describeAnswer(kind, held.answer)} />
        </strong>
      </p>
      <p class="dock-wait">{t().table.waitingFor(view.waitingFor.map(nameOf))}</p>
      <button class="button" onClick={() => void send('retract', { id: held.id })}>
        {text.unlock}
      </button>
    </>
  );
}

function Waiting({ view }: { view: MechsView }) {
  const text = t().prompts;
  return (
    <>
      <header class="dock-head">
        <div>
          <h2>{view.viewer === 'spectator' ? text.watching : text.waiting}</h2>
        </div>
      </header>
      {view.waitingFor.length > 0 && (
        <p class="dock-wait">{t().table.waitingFor(view.waitingFor.map(nameOf))}</p>
      )}
    </>
  );
}

function Autopilot() {
  return (
    <>
      <h2>{t().table.autopilotNote}</h2>
      <button class="button primary" onClick={() => void send('resume', {})}>
        {t().table.resumeSeat}
      </button>
    </>
  );
}
