import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MyTablesReply } from '../../shared/protocol/http';
import { CodeDoor } from '../find/CodeDoor';
import { useDoors } from '../find/doors';
import { FriendsDoor } from '../find/FriendsDoor';
import { QuickPlayDoor } from '../find/QuickPlayDoor';
import { prepareSeeking } from '../find/queueParts';
import { t } from '../i18n';
import { go, lastTable } from '../model/route';
import { identity, myTables } from '../net/api';
import { NameField } from '../parts/NameField';
import { SiteBar } from '../parts/SiteBar';
import { BotDoor } from './BotDoor';
import { HeroArt } from './HeroArt';
import './Home.css';

/** The match that runs comes before a table that still waits for people. */
function placeIn({ tables }: MyTablesReply): string | undefined {
  return (tables.find(({ phase }) => phase === 'playing') ?? tables[0])?.code;
}

export function Home() {
  const { trouble, isBusy, act, open, join } = useDoors();
  const waiting = useSignal(lastTable.get());
  useEffect(() => {
    if (identity.token()) void myTables().then((found) => found.ok && (waiting.value = placeIn(found.value)));
  }, []);
  const text = t().home;

  const seek = (event: Event) => {
    // While the server hears the name.
    const prepared = prepareSeeking().catch(() => undefined);
    act(event, async () => {
      const getInLine = await prepared;
      getInLine?.();
      return getInLine ? undefined : 'offline';
    });
  };

  return (
    <>
      <SiteBar />
      <main class="home">
        <header class="home-hero">
          <HeroArt />
          <h1>{text.title}</h1>
          <p class="home-tagline">{text.tagline}</p>
          <p class="home-pitch">{text.pitch}</p>
        </header>

        <div class="home-start">
          {waiting.value && <Continue code={waiting.value} />}
          <div class="home-name">
            <NameField trouble={trouble.value} />
          </div>
          <QuickPlayDoor isBusy={isBusy.value} onSeek={seek} />
        </div>

        <div class="home-doors">
          <BotDoor isBusy={isBusy.value} onOpen={open} />
          <FriendsDoor isBusy={isBusy.value} onOpen={open} />
          <CodeDoor isBusy={isBusy.value} onJoin={join} />
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
          <p>{text.unofficial}</p>
        </footer>
      </main>
    </>
  );
}

function Continue({ code }: { code: string }) {
  const text = t().home;
  return (
    <section class="home-continue panel">
      <div>
        <h2>{text.continueTitle}</h2>
        <p>{text.continueText(code)}</p>
      </div>
      <button class="button primary" onClick={() => go({ screen: 'table', code })}>
        {text.continueButton}
      </button>
    </section>
  );
}
