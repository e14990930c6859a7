import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isOverDays } from '../../shared/protocol/constants';
import type { TableInvitation } from '../../shared/protocol/http';
import { gameOf } from '../games';
import { t } from '../i18n';
import { nameOfGame } from '../model/game';
import { playerName } from '../model/settings';
import { invitedTo } from '../model/theme';
import { enter, identity, type Trouble } from '../net/api';
import { Suspense } from '../parts/lazy';
import { NameField } from '../parts/NameField';

/** Who invites, to what, and at which pace: before anybody sits down. */
export function Invitation({
  table,
  onSit,
  onWatch,
}: {
  table: TableInvitation;
  onSit: () => void;
  onWatch: () => void;
}) {
  const refused = useSignal<Trouble | undefined>(undefined);
  const isNew = identity.token() === undefined;
  const { lobby, home } = t();
  const text = lobby.invitation;
  const { settings, names, inviter } = table;
  const game = nameOfGame(settings.game);
  /** Whoever is invited may never have heard of it. */
  const card = gameOf(settings.game);
  const about = isNew ? card?.text() : undefined;
  const taken = names.filter((name) => name !== null).length;
  useEffect(() => void (invitedTo.value = settings.game), [settings.game]);
  /** A watcher needs a name as well. */
  const come = async (then: () => void) => {
    const entered = isNew ? await enter(playerName.value) : undefined;
    if (entered && !entered.ok) {
      refused.value = entered.code;
      return;
    }
    if (entered) playerName.value = entered.value.person.name;
    then();
  };
  const sit = (event: Event) => {
    event.preventDefault();
    void come(onSit);
  };
  return (
    <main class="door">
      <form class="panel door-panel" onSubmit={sit}>
        <div class="door-art">{card && <Suspense of={card.picture} />}</div>
        <p class="eyebrow">
          {lobby.title} {table.code}
        </p>
        <h1>
          {inviter === undefined ? text.fromNobody : text.from(inviter)} {game && text.to(game)}
        </h1>
        {about && (
          <div class="door-about">
            <p>
              {text.whatItIs} {about.tagline}
            </p>
            <ol>
              {about.steps.map((step) => (
                <li key={step.title}>
                  <b>{step.title}.</b> {step.text}
                </li>
              ))}
            </ol>
          </div>
        )}
        <ul class="lobby-facts" aria-label={text.facts}>
          <li>{text.seats(taken, settings.seats)}</li>
          <li>{home.paces[settings.clock]}</li>
          <li>{settings.rated ? home.quick.rated : home.quick.casual}</li>
          {settings.waits && <li>{home.waitsFact}</li>}
        </ul>
        {isOverDays(settings.clock) && <p class="door-about">{home.daysHint}</p>}
        {isNew && <NameField trouble={refused.value} />}
        <button class="button primary" type="submit">
          {lobby.sitDown}
        </button>
        {settings.spectators && (
          <button class="button quiet" type="button" onClick={() => void come(onWatch)}>
            {lobby.watch}
          </button>
        )}
      </form>
    </main>
  );
}
