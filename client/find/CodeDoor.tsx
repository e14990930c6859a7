import { useSignal } from '@preact/signals';
import { t } from '../i18n';
import './Doors.css';

/** The six letters in what somebody typed: the bare code, or a link that ends in it. */
function codeIn(typed: string): string | undefined {
  return /(?:^|\/t\/)([A-Za-z]{6})\/?$/.exec(typed.trim())?.[1]?.toUpperCase();
}

/** To a table whose code or link somebody gave. */
export function CodeDoor({
  isBusy,
  isAlone = false,
  onJoin,
}: {
  isBusy: boolean;
  /** There is nothing else to press where it stands. */
  isAlone?: boolean;
  onJoin: (event: Event, code: string) => void;
}) {
  const typed = useSignal('');
  const isMissing = useSignal(false);
  const text = t().home;
  const submit = (event: Event) => {
    const code = codeIn(typed.value);
    isMissing.value = !code;
    if (code) onJoin(event, code);
    else event.preventDefault();
  };
  return (
    <form class="panel home-door" onSubmit={submit}>
      <h2>{text.join}</h2>
      <div class="field">
        <label for="code">{text.code}</label>
        <div class="home-code-row">
          <input
            id="code"
            class="home-code"
            value={typed.value}
            onInput={(event) => (typed.value = event.currentTarget.value)}
            placeholder={text.codePlaceholder}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            aria-invalid={isMissing.value}
            aria-describedby={isMissing.value ? 'code-missing' : undefined}
          />
          <button class={`button${isAlone ? ' primary' : ''}`} type="submit" disabled={isBusy}>
            {text.joinButton}
          </button>
        </div>
      </div>
      {isMissing.value && (
        <p class="notice" role="alert" id="code-missing">
          {text.codeMissing}
        </p>
      )}
    </form>
  );
}
