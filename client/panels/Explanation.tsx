import { useEffect } from 'preact/hooks';
import type { CardKind } from '../../shared/games/mechs/catalog/ids';
import type { Open } from '../../shared/games/mechs/state';
import { describeZone, type KnownMines } from '../games/mechs/board/describeZone';
import { PilotBadge } from '../games/mechs/board/PilotMark';
import { t } from '../i18n';
import { explain, subject, type Subject } from '../model/explain';
import { askedZone } from '../games/mechs/model/pointer';
import { legend } from '../help/helpParts';
import { Icon } from '../parts/Icon';
import { Suspense } from '../parts/lazy';
import { RuleLink } from '../parts/RuleLink';
import { WeaponCard } from '../games/mechs/parts/WeaponCard';
import './Explanation.css';

/** The answer to "what is this?", in a corner, out of the way of play. */
export function Explanation({ open, own }: { open: Open; own?: KnownMines }) {
  const asked = subject.value;
  const zone = askedZone.value;
  const isOpen = asked !== undefined || zone !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    // Before other keys: Escape closes this first and does nothing else.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <aside class="panel explanation" aria-live="polite" aria-label={t().table.explanation}>
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

function close(): void {
  explain(undefined);
  askedZone.value = undefined;
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
        <li class="explanation-small">
          {t().table.zonePoints(value)} <RuleLink rule="M12.1" />
        </li>
      </ul>
    </>
  );
}

const CARD_RULES: Record<CardKind, string> = {
  collect: 'M5.1',
  purchase: 'M5.2',
  deployMine: 'M5.3',
  deployTurret: 'M5.3',
  powerUp: 'M5.4',
  diagonalJump: 'M4.3',
  doubleJump: 'M4.3',
};

function About({ asked }: { asked: Subject }) {
  const { cards } = t();
  if (asked.type === 'legend') return <Suspense of={legend} />;
  if (asked.type === 'weapon')
    return (
      <>
        <WeaponCard weapon={asked.id} isFull />
        <p>
          <RuleLink rule="M8.4" />
        </p>
      </>
    );
  if (asked.type === 'card') {
    return (
      <>
        <h2>
          <Icon name={asked.id} /> {cards.kinds[asked.id].name}
        </h2>
        <p>
          {cards.kinds[asked.id].text} <RuleLink rule={CARD_RULES[asked.id]} />
        </p>
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
      <p>
        {about.text} <RuleLink rule={asked.type === 'pilot' ? 'M2.2' : 'M9.2'} />
      </p>
    </>
  );
}
