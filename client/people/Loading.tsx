import { t } from '../i18n';
import type { Trouble } from '../net/api';
import { peopleText } from './text';

/** Not there yet, or not to be had: then with the way to try again. */
export function Loading({ trouble, onRetry }: { trouble: Trouble | undefined; onRetry: () => void }) {
  const text = peopleText.text();
  if (!trouble) return <p aria-busy="true">{text.loading}</p>;
  return (
    <div class="panel people-trouble">
      <p class="notice" role="alert">
        {t().refusals[trouble]}
      </p>
      <button class="button" onClick={onRetry}>
        {text.retry}
      </button>
    </div>
  );
}
