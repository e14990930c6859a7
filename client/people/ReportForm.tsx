import { useSignal } from '@preact/signals';
import { REPORT_REASONS, type ReportReason } from '../../shared/protocol/constants';
import type { ReportRequest } from '../../shared/protocol/people';
import { t } from '../i18n';
import type { Trouble } from '../net/api';
import { report } from '../net/apiPeople';
import { peopleText } from './text';
import './People.css';

const WORDS_LENGTH = 500;

/** Goes to the host of the server, to nobody else. */
export function ReportForm({
  whom,
  name,
  onClose,
}: {
  whom: Pick<ReportRequest, 'person' | 'matchId' | 'seat'>;
  name: string;
  onClose: () => void;
}) {
  const reason = useSignal<ReportReason>('language');
  const words = useSignal('');
  const isDone = useSignal(false);
  const trouble = useSignal<Trouble | undefined>(undefined);
  const text = peopleText.text().report;
  if (isDone.value) {
    return (
      <div class="people-report">
        <p class="notice info" role="status">
          {text.done}
        </p>
        <button class="button small" onClick={onClose}>
          {text.close}
        </button>
      </div>
    );
  }
  const send = async (event: Event) => {
    event.preventDefault();
    const said = words.value.trim();
    const sent = await report({ ...whom, reason: reason.value, ...(said ? { words: said } : {}) });
    isDone.value = sent.ok;
    trouble.value = sent.ok ? undefined : sent.code;
  };
  return (
    <form class="people-report" aria-label={text.title(name)} onSubmit={(event) => void send(event)}>
      <h3>{text.title(name)}</h3>
      <div class="field">
        <label for="report-reason">{text.reason}</label>
        <select
          id="report-reason"
          value={reason.value}
          onChange={(event) => {
            const { value } = event.currentTarget;
            reason.value = REPORT_REASONS.find((known) => known === value) ?? 'other';
          }}
        >
          {REPORT_REASONS.map((known) => (
            <option key={known} value={known}>
              {text.reasons[known]}
            </option>
          ))}
        </select>
      </div>
      <div class="field">
        <label for="report-words">{text.words}</label>
        <textarea
          id="report-words"
          rows={3}
          maxLength={WORDS_LENGTH}
          value={words.value}
          onInput={(event) => (words.value = event.currentTarget.value)}
        />
      </div>
      {trouble.value && (
        <p class="notice" role="alert">
          {t().refusals[trouble.value]}
        </p>
      )}
      <div class="people-ways">
        <button class="button small" type="submit">
          {text.send}
        </button>
        <button class="button small quiet" type="button" onClick={onClose}>
          {text.cancel}
        </button>
      </div>
    </form>
  );
}
