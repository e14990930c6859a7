import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Check, CheckName, CheckResult, MatchArchive, Report } from '../../shared/fairness';
import { ui } from '../games/current';
import { Icon } from '../parts/Icon';
import { Link } from '../parts/Link';
import { notesOf } from '../fairness/notes';
import type { MatchEngine } from './matchEngine';
import { NamedEngine } from './EngineName';
import { useText } from './text';
import './Verify.css';

interface CheckedProps {
  readonly archive: MatchArchive;
  readonly engine: MatchEngine;
}

/** Plays the match again in this browser and says, check by check, whether everything fits. */
export function Checks({ archive, engine }: CheckedProps) {
  const text = useText().verifying;
  const done = useSignal<Report | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    done.value = undefined;
    void engine.verify(archive, notesOf(archive.matchId)).then((report) => {
      if (isWanted) done.value = report;
    });
    return () => (isWanted = false);
  }, [archive, engine]);
  const report = done.value;
  if (!report) return <p aria-busy="true">{text.busy}</p>;
  const isNoted = ({ name, result }: Check) => result !== 'not-checked' || !name.startsWith('seen');
  const hasNotes = report.checks.some((check) => check.name.startsWith('seen') && isNoted(check));
  const listed = hasNotes ? report.checks : report.checks.filter(isNoted);
  const failed = report.checks.filter(({ result }) => result === 'failed').length;
  // What was committed to is the game's to name.
  const checks = { ...text.checks, ...ui().words().checks };
  const wordsFor = (name: CheckName, result: CheckResult) => {
    if (result === 'not-checked' && name === 'engine')
      return archive.engine === undefined ? text.noEngine : text.otherEngine;
    if (result === 'not-checked') return name.startsWith('seen') ? text.notNoted : text.notChecked;
    return result === 'failed' ? checks[name].failed : checks[name].text;
  };
  return (
    <div class="verify">
      <p class={`verify-verdict ${report.ok ? 'verify-fair' : 'verify-unfair'}`} role="status">
        <Icon name={report.ok ? 'check' : 'close'} />
        <span>
          <strong>{report.ok ? text.fair : text.unfair(failed)}</strong>
          {report.ok && <small>{hasNotes ? text.witnessed : text.notWitnessed}</small>}
        </span>
      </p>
      <ul class="verify-checks">
        {listed.map(({ name, result }) => (
          <li key={name} class={`verify-${result}`} data-check={name}>
            <Icon name={RESULT_ICONS[result]} label={text.results[result]} />
            <span>
              <b>{checks[name].title}</b>
              <small>{wordsFor(name, result)}</small>
            </span>
          </li>
        ))}
      </ul>
      {!hasNotes && <p class="verify-none">{text.noNotes}</p>}
      <NamedEngine {...archive.record} hash={archive.engine} />
      <Link to={{ screen: 'fairness' }}>{text.more}</Link>
    </div>
  );
}

const RESULT_ICONS = { ok: 'check', failed: 'close', 'not-checked': 'question' } as const;

export function VerifyDialog({ onClose, ...checked }: CheckedProps & { readonly onClose: () => void }) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class="panel verify-dialog" ref={dialog} onClose={onClose} aria-label={text.verifying.title}>
      <header class="dock-head">
        <h2>{text.verifying.title}</h2>
        <button
          class="button small"
          aria-label={text.verifying.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      <Checks {...checked} />
    </dialog>
  );
}
