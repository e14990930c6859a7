import type { Open, Secret } from '../../shared/games/mechs/state';
import { describeZone } from '../board/describeZone';
import { PilotBadge } from '../board/PilotMark';
import { t } from '../i18n';
import { explain, subject, type Subject } from '../model/explain';
import { askedZone } from '../model/pointer';
import { Icon } from '../parts/Icon';
import { WeaponCard } from '../parts/WeaponCard';
import './Explanation.css';

/** The answer to "what is this?", in a corner, out of the way of play. */
export function Explanation({ open, own }: { open: Open; own?: Secret }) {
  const asked = subject.value;
  const zone = askedZone.value;
  if (!asked && zone === undefined) return null;
  const close = () => {
    explain(undefined);
    askedZone.value = undefined;
  };
  return (
    <aside class="panel explanation" aria-live="polite">
      <button class="button small quiet explanation-close" aria-label={t().menu.close} onClick={close}>
        <Icon name="close" />
      </button>
      {asked ? (
        <About asked={asked} />
      ) : (
        zone !== undefined && (
          <AboutZone lines={describeZone(open, zone, own)} value={open.zones[zone]?.value ?? 0} />
        )
      )}
    </aside>
  );
}

function AboutZone({ lines, value }: { lines: readonly string[]; value: number }) {
  const [title, ...rest] = lines;
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {rest.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li class="explanation-small">{t().table.mineDanger(value)}</li>
        <li class="explanation-small">{t().table.turretDanger(value)}</li>
      </ul>
    </>
  );
}

function About({ asked }: { asked: Subject }) {
  const { cards } = t();
  if (asked.type === 'weapon') return <WeaponCard weapon={asked.id} isFull />;
  if (asked.type === 'card') {
    return (
      <>
        <h2>
          <Icon name={asked.id} /> {cards.kinds[asked.id].name}
        </h2>
        <p>{cards.kinds[asked.id].text}</p>
      </>
    );
  }
  const about = asked.type === 'pilot' ? cards.pilots[asked.id] : cards.sides[asked.id];
  return (
    <>
      <h2>
        {asked.type === 'pilot' ? <PilotBadge pilot={asked.id} /> : <Icon name="mech" />} {about.name}
      </h2>
      <p class="eyebrow">{about.ability}</p>
      <p>{about.text}</p>
    </>
  );
}
