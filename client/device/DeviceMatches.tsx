import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { appText } from '../app/text';
import { t } from '../i18n';
import { language } from '../i18n/language';
import { gameOf } from '../games';
import { Link } from '../parts/Link';
import { Sure } from '../parts/Sure';
import { allMatches, removeMatch, type DeviceMatch } from './records';

/** Matches that are played and kept here alone. */
export function DeviceMatches() {
  const text = appText.text();
  const matches = useSignal<readonly DeviceMatch[]>([]);
  const look = () =>
    void allMatches().then(
      (all) => (matches.value = all),
      () => undefined,
    );
  useEffect(look, []);
  if (matches.value.length === 0) return null;
  return (
    <section class="home-continue panel device-matches">
      <h2>{text.onDevice}</h2>
      <p class="home-hint">{text.onDeviceText}</p>
      <ul>
        {matches.value.map((match) => (
          <li key={match.id}>
            <div class="home-place">
              <span>{nameOf(match)}</span>
              <small>{whenOf(match)}</small>
              {match.isOutlived && <small>{text.noMatch.changed}</small>}
            </div>
            <div class="device-ways">
              {match.archive ? (
                <Link class="button" to={{ screen: 'replay', matchId: match.id }}>
                  {text.watch}
                </Link>
              ) : (
                <Link
                  class={match.isOutlived ? 'button' : 'button primary'}
                  to={{ screen: 'device', id: match.id }}
                >
                  {text.goOn}
                </Link>
              )}
              <Sure
                label={text.remove}
                question={text.removeSure}
                yes={text.removeYes}
                no={text.removeNo}
                onYes={() => void removeMatch(match.id).then(look)}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameOf({ game, seats }: DeviceMatch): string {
  const about = gameOf(game)?.text();
  const others = seats.flatMap(({ name, bot }) => (bot ? [name] : []));
  const company = others.length > 0 ? t().home.resume.company(others) : about?.solo?.company;
  return [about?.name, company].filter(Boolean).join(' · ');
}

function whenOf({ playedAt, archive }: DeviceMatch): string {
  const text = appText.text();
  const when = new Date(playedAt).toLocaleString(language(), { dateStyle: 'medium', timeStyle: 'short' });
  return archive ? text.endedAt(when) : text.playedAt(when);
}
