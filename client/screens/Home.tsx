import { installOffer } from '../app/offers';
import { deviceDoor, deviceMatches, installHint } from '../app/parts';
import { useDoors } from '../find/doors';
import { search } from '../find/search';
import { GAMES } from '../games';
import { t } from '../i18n';
import { game, HAS_SEVERAL } from '../model/game';
import { inbox } from '../model/inbox';
import { lastTable, route } from '../model/route';
import { stored } from '../model/storage';
import { isUnreachable } from '../net/api';
import { Suspense } from '../parts/lazy';
import { Link } from '../parts/Link';
import { NameChip } from '../parts/NameChip';
import { OF_THE_NAME } from '../parts/NameField';
import { SiteBar } from '../parts/SiteBar';
import { Continue } from './Continue';
import { GameCards } from './GameCards';
import './Home.css';
import { LiveTables } from './LiveTables';
import { PlayNow } from './PlayNow';
import { Scene } from './Scene';

/** The game first, one press to play it, and everything else behind that. */
export function Home() {
  const doors = useDoors();
  const text = t().home;
  const at = route.value;
  const about = game.value.text();
  const trouble = doors.trouble.value;
  return (
    <div class="home-page">
      <Scene />
      <SiteBar>
        <NameChip isWrong={OF_THE_NAME.includes(trouble)} trouble={trouble && 'home-trouble'} />
      </SiteBar>
      <main class="home">
        <div class="home-lead">
          <h1>
            {text.title.split(' ').map((word) => (
              <span key={word}>{word} </span>
            ))}
          </h1>
          <p class="home-tagline">
            {about.tagline.split(/(?<=[.!?]) /).map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </p>
          {at.screen === 'home' && at.isLost && (
            <p class="notice info" role="status">
              {text.nothingHere}
            </p>
          )}
          <Continue />
          {isUnreachable.value && search.value.step === 'idle' ? (
            <Suspense of={deviceDoor} />
          ) : (
            <PlayNow doors={doors} isFirst={inbox.value.length === 0} />
          )}
          {stored.text('onDevice') && <Suspense of={deviceMatches} />}
          {installOffer.value && lastTable.wasThereOne() && <Suspense of={installHint} />}
          {trouble && (
            <p class="notice" role="alert" id="home-trouble">
              {t().refusals[trouble]}
            </p>
          )}
        </div>
        {HAS_SEVERAL && <GameCards />}
        <LiveTables />
      </main>
      <footer class="home-foot">
        <h2>{text.games.about(about.name)}</h2>
        <ol class="home-steps">
          {about.steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <p>
          <Link to={{ screen: 'rules', game: game.value.id }}>{text.games.rulesLabel(about.name)}</Link>
        </p>
        <div class="home-notes">
          {GAMES.map((card) => (
            <p key={card.id}>{card.text().unofficial}</p>
          ))}
        </div>
      </footer>
    </div>
  );
}
