import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Profile } from '../../shared/protocol/people';
import { GameChoice } from '../find/choices';
import { game } from '../model/game';
import { route } from '../model/route';
import type { Trouble } from '../net/api';
import { profile } from '../net/apiPeople';
import { Link } from '../parts/Link';
import { SiteBar } from '../parts/SiteBar';
import { Favourites } from './Favourites';
import { History } from './History';
import { Loading } from './Loading';
import { lookMeUp, me } from './me';
import { Neighbour } from './Neighbour';
import { Numbers } from './Numbers';
import { OwnDoors, RecoverDoor } from './OwnDoors';
import { loadRoles } from './roles';
import { peopleText } from './text';
import './People.css';

/** Somebody: how they play, and what one can do about them. Oneself: the keys to all of it. */
export function PersonScreen() {
  const at = route.value;
  const id = at.screen === 'person' ? at.id : undefined;
  const wanted = game.value;
  useEffect(() => void loadRoles(wanted).catch(() => undefined), [wanted]);
  return (
    <>
      <SiteBar />
      <main class="people">
        {id === undefined || id === me.value?.person.id ? (
          <Oneself />
        ) : (
          <Somebody key={`${id} ${wanted.id}`} id={id} of={wanted.id} />
        )}
      </main>
    </>
  );
}

function Oneself() {
  const text = peopleText.text().profile;
  const trouble = useSignal<Trouble | undefined>(undefined);
  const isAsked = useSignal(false);
  const load = async () => {
    trouble.value = undefined;
    const found = await lookMeUp();
    isAsked.value = true;
    // A browser that nobody has used yet, or whose person was deleted, is a stranger and no trouble.
    if (found && !found.ok && found.code !== 'bad-token') trouble.value = found.code;
  };
  useEffect(() => void load(), []);
  const own = me.value;
  if (own) {
    return (
      <>
        <Card key={own.game} found={own} note={text.you} />
        <OwnDoors />
      </>
    );
  }
  if (!isAsked.value || trouble.value) return <Loading trouble={trouble.value} onRetry={() => void load()} />;
  return (
    <>
      <h1>{text.you}</h1>
      <p class="people-lead">{text.stranger}</p>
      <Link class="button primary" to={{ screen: 'home' }}>
        {text.play}
      </Link>
      <RecoverDoor />
    </>
  );
}

function Somebody({ id, of }: { id: string; of: string }) {
  const found = useSignal<Profile | undefined>(undefined);
  const trouble = useSignal<Trouble | undefined>(undefined);
  const load = async () => {
    trouble.value = undefined;
    const answer = await profile(id, of);
    if (answer.ok) found.value = answer.value;
    else trouble.value = answer.code;
  };
  useEffect(() => {
    // From one person to the next the screen stays the same, and begins at its top.
    scrollTo(0, 0);
    void load();
  }, []);
  if (!found.value) return <Loading trouble={trouble.value} onRetry={() => void load()} />;
  return (
    <>
      <Card found={found.value} />
      <Neighbour person={found.value.person} />
    </>
  );
}

function Card({ found, note }: { found: Profile; note?: string }) {
  return (
    <>
      <header>
        {note && <p class="eyebrow">{note}</p>}
        <h1>{found.person.name}</h1>
      </header>
      <GameChoice name="profile-game" />
      <Numbers found={found} />
      <Favourites favourites={found.favouriteRoles} />
      <History found={found} />
    </>
  );
}
