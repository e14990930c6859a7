import { PILOTS } from '../../shared/games/mechs/catalog/ids';
import type { Profile } from '../../shared/protocol/people';
import { PilotBadge } from '../games/mechs/board/PilotMark';
import { t } from '../i18n';
import { peopleText } from './text';

export function Favourites({ pilots }: { pilots: Profile['favouritePilots'] }) {
  const text = peopleText.text().profile;
  // A pilot of rules that this page does not know has no name to show.
  const known = pilots.flatMap((line) => {
    const pilot = PILOTS.find((id) => id === line.pilot);
    return pilot ? [{ ...line, pilot }] : [];
  });
  if (known.length === 0) return null;
  return (
    <section class="panel people-pilots">
      <h2>{text.pilots}</h2>
      <ul>
        {known.map(({ pilot, played, won }) => (
          <li key={pilot}>
            <PilotBadge pilot={pilot} />
            <b>{t().cards.pilots[pilot].name}</b>
            <span>{text.pilotRecord(played, won)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
