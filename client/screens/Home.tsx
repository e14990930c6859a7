import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { CLOCKS, type ClockName } from '../../shared/protocol/constants';
import type { MyTablesReply } from '../../shared/protocol/http';
import type { TableOrder } from '../../shared/protocol/settings';
import { t } from '../i18n';
import { go, lastTable } from '../model/route';
import { playerName } from '../model/settings';
import { createTable, enter, identity, myTables, type Trouble } from '../net/api';
import { Link } from '../parts/Link';
import { BotDoor } from './BotDoor';
import { HeroArt } from './HeroArt';
import { NameField } from '../parts/NameField';
import './Home.css';

const SEATS = [2, 3, 4] as const;

/** The six letters in what somebody typed: the bare code, or a link that ends in it. */
function codeIn(typed: string): string | undefined {
  return /(?:^|\/t\/)([A-Za-z]{6})\/?$/.exec(typed.trim())?.[1]?.toUpperCase();
}

/** The match that runs comes before a table that still waits for people. */
function placeIn({ tables }: MyTablesReply): string | undefined {
  return (tables.find(({ phase }) => phase === 'playing') ?? tables[0])?.code;
}

export function Home() {
  const seats = useSignal<2 | 3 | 4>(2);
  const clock = useSignal<ClockName>('standard');
  const code = useSignal('');
  const codeMissing = useSignal(false);
  const trouble = useSignal<Trouble | undefined>(undefined);
  const busy = useSignal(false);
  const waiting = useSignal(lastTable.get());
  useEffect(() => {
    if (identity.token()) void myTables().then((found) => found.ok && (waiting.value = placeIn(found.value)));
  }, []);
  const text = t().home;

  const act = async (event: Event, then: () => Promise<void>) => {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    trouble.value = undefined;
    const entered = await enter(playerName.value);
    if (entered.ok) {
      playerName.value = entered.value.person.name;
      await then();
    } else trouble.value = entered.code;
    busy.value = false;
  };

  const open = (event: Event, order: TableOrder) =>
    act(event, async () => {
      const made = await createTable(order);
      if (made.ok) go({ screen: 'table', code: made.value.code });
      else trouble.value = made.code;
    });

  const join = (event: Event) => {
    const found = codeIn(code.value);
    codeMissing.value = !found;
    if (!found) {
      event.preventDefault();
      return;
    }
    void act(event, async () => {
      await Promise.resolve();
      go({ screen: 'table', code: found });
    });
  };

  return (
    <main class="home">
      <header class="home-hero">
        <HeroArt />
        <h1>{text.title}</h1>
        <p class="home-tagline">{text.tagline}</p>
        <p class="home-pitch">{text.pitch}</p>
      </header>

      {waiting.value && (
        <section class="home-continue panel">
          <div>
            <h2>{text.continueTitle}</h2>
            <p>{text.continueText(waiting.value)}</p>
          </div>
          <button
            class="button primary"
            onClick={() => waiting.value && go({ screen: 'table', code: waiting.value })}
          >
            {text.continueButton}
          </button>
        </section>
      )}

      <div class="home-name">
        <NameField trouble={trouble.value === 'bad-name'} />
        {trouble.value && (
          <p class="notice" role="alert">
            {t().refusals[trouble.value]}
          </p>
        )}
      </div>

      <div class="home-doors">
        <BotDoor isBusy={busy.value} onOpen={(event, order) => void open(event, order)} />
        <form
          class="panel home-door"
          onSubmit={(event) => void open(event, { seats: seats.value, clock: clock.value })}
        >
          <h2>{text.create}</h2>
          <p class="home-hint">{text.createHint}</p>
          <fieldset class="field segments">
            <legend>{text.seats}</legend>
            {SEATS.map((count) => (
              <label key={count}>
                <input
                  type="radio"
                  name="seats"
                  value={count}
                  checked={seats.value === count}
                  onChange={() => (seats.value = count)}
                  aria-label={text.seatCount(count)}
                />
                {count}
              </label>
            ))}
          </fieldset>
          <fieldset class="field segments">
            <legend>{text.pace}</legend>
            {CLOCKS.map((name) => (
              <label key={name}>
                <input
                  type="radio"
                  name="clock"
                  value={name}
                  checked={clock.value === name}
                  onChange={() => (clock.value = name)}
                />
                {text.paces[name]}
              </label>
            ))}
          </fieldset>
          <p class="home-hint">{text.paceHints[clock.value]}</p>
          <button class="button" type="submit" disabled={busy.value}>
            {text.createButton}
          </button>
        </form>

        <form class="panel home-door" onSubmit={join}>
          <h2>{text.join}</h2>
          <p class="home-hint">{text.joinHint}</p>
          <div class="field">
            <label for="code">{text.code}</label>
            <input
              id="code"
              class="home-code"
              value={code.value}
              onInput={(event) => (code.value = event.currentTarget.value)}
              placeholder={text.codePlaceholder}
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              aria-invalid={codeMissing.value}
              aria-describedby={codeMissing.value ? 'code-missing' : undefined}
            />
          </div>
          {codeMissing.value && (
            <p class="notice" role="alert" id="code-missing">
              {text.codeMissing}
            </p>
          )}
          <button class="button" type="submit" disabled={busy.value}>
            {text.joinButton}
          </button>
        </form>
      </div>

      <ol class="home-steps">
        {text.steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>

      <footer class="home-foot">
        <Link to={{ screen: 'rules' }}>{text.rules}</Link>
        <p>{text.unofficial}</p>
      </footer>
    </main>
  );
}
