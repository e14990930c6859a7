import { t } from '../i18n';
import type { Trouble } from '../net/api';
import { Link } from '../parts/Link';
import { peopleText } from './text';

/** What another try does not change. */
const FINAL: readonly Trouble[] = ['unknown-person', 'banned'];

/** Not there yet, or not to be had: then with the way to try again, or out of there. */
export function Loading({ trouble, onRetry }: { trouble: Trouble | undefined; onRetry: () => void }) {
  const text = peopleText.text();
  if (!trouble) return <p aria-busy="true">{text.loading}</p>;
  return (
    <div class="panel people-trouble">
      <p class="notice" role="alert">
        {t().refusals[trouble]}
      </p>
      {FINAL.includes(trouble) ? (
        <Link class="button primary" to={{ screen: 'home' }}>
          {t().lobby.backHome}
        </Link>
      ) : (
        <button class="button" onClick={onRetry}>
          {text.retry}
        </button>
      )}
    </div>
  );
}
