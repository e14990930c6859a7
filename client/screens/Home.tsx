import { CodeDoor } from '../find/CodeDoor';
import { useDoors } from '../find/doors';
import { FriendsDoor } from '../find/FriendsDoor';
import { QuickPlayDoor } from '../find/QuickPlayDoor';
import { prepareSeeking } from '../find/queueParts';
import { GAMES } from '../games';
import { t } from '../i18n';
import { game, HAS_SEVERAL } from '../model/game';
import { NameField } from '../parts/NameField';
import { SiteBar } from '../parts/SiteBar';
import { BotDoor, PRACTICE } from './BotDoor';
import { Continue } from './Continue';
import { GameCards } from './GameCards';
import './Home.css';

export function Home() {
  const { trouble, isBusy, act, open, join } = useDoors();
  const text = t().home;
  const { Picture } = game.value;
  const about = game.value.text();

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
        {HAS_SEVERAL ? (
          <>
            <header class="home-hero home-house">
              <h1>{text.title}</h1>
              <p class="home-tagline">{text.games.tagline}</p>
            </header>
            <Continue />
            <GameCards isBusy={isBusy.value} onOpen={open} />
          </>
        ) : (
          <header class="home-hero">
            <Picture />
            <h1>{text.title}</h1>
            <p class="home-tagline">{about.tagline}</p>
            <p class="home-pitch">{about.pitch}</p>
          </header>
        )}

        <div class="home-start">
          {!HAS_SEVERAL && <Continue />}
          <div class="home-name">
            <NameField trouble={trouble.value} />
          </div>
          {!HAS_SEVERAL && (
            <button
              class="button home-jump"
              onClick={() => document.getElementById(PRACTICE)?.scrollIntoView({ behavior: 'smooth' })}
            >
              {text.bots.jump}
            </button>
          )}
          <QuickPlayDoor isBusy={isBusy.value} onSeek={seek} />
          <BotDoor isBusy={isBusy.value} onOpen={open} />
        </div>

        <div class="home-doors">
          <FriendsDoor isBusy={isBusy.value} onOpen={open} />
          <CodeDoor isBusy={isBusy.value} onJoin={join} />
        </div>

        {HAS_SEVERAL && <h2 class="home-about">{text.games.about(about.name)}</h2>}
        <ol class="home-steps">
          {about.steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>

        <footer class="home-foot">
          {GAMES.map((card) => (
            <p key={card.id}>{card.text().unofficial}</p>
          ))}
        </footer>
      </main>
    </>
  );
}
