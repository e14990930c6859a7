import type { CardKind, MechSide, PilotId, WeaponId } from '../../../../shared/games/mechs/catalog/ids';
import type { ZoneId } from '../../../../shared/games/mechs/state';
import type { MechsTypes } from '../../../../shared/games/mechs/types';
import type { Subject } from '../../../model/explain';
import { Suspense } from '../../../parts/lazy';
import { RuledTitle as Title, RuleLink } from '../../../parts/RuleLink';
import type { Shown } from '../../ui';
import { Portrait } from '../art/Portrait';
import { describeZone } from '../board/describeZone';
import { PilotBadge } from '../board/PilotMark';
import { legend } from '../help/helpParts';
import { figures } from '../model/figures';
import { knownMines } from '../model/revealed';
import { Icon } from '../parts/Icon';
import { WeaponCard } from '../parts/WeaponCard';
import { t } from '../texts';
import '../prompts/PilotPrompt.css';

/** What can be asked about. */
type MechsSubject =
  | { readonly type: 'weapon'; readonly id: WeaponId }
  | { readonly type: 'pilot'; readonly id: PilotId }
  | { readonly type: 'card'; readonly id: CardKind }
  | { readonly type: 'side'; readonly id: MechSide };

/** The answer to "what is this?". */
export function Explain({ asked, ...shown }: Shown<MechsTypes> & { readonly asked: Subject }) {
  const { open } = shown;
  if (asked.type === 'legend') return <Suspense of={legend} />;
  if (asked.type !== 'zone') return <About asked={asked as MechsSubject} />;
  const zone = asked.id as ZoneId;
  return (
    <AboutZone lines={describeZone(open, zone, knownMines(shown))} value={open.zones[zone]?.value ?? 0} />
  );
}

function AboutZone({ lines, value }: { lines: readonly string[]; value: number }) {
  const [title, ...rest] = lines;
  return (
    <>
      <Title rule="M12.1">{title}</Title>
      <ul>
        {rest.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li class="explanation-small">{t().table.mineDanger(value)}</li>
        <li class="explanation-small">{t().table.turretDanger(value)}</li>
        <li class="explanation-small">{t().table.zonePoints(value)}</li>
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

function About({ asked }: { asked: MechsSubject }) {
  const { cards } = t();
  if (asked.type === 'weapon')
    return (
      <>
        <WeaponCard weapon={asked.id} isFull />
        <RuleLink rule="M8.4" />
      </>
    );
  if (asked.type === 'card') {
    return (
      <>
        <Title rule={CARD_RULES[asked.id]}>
          <Icon name={asked.id} /> {cards.kinds[asked.id].name}
        </Title>
        <p>{cards.kinds[asked.id].text}</p>
      </>
    );
  }
  const about = asked.type === 'pilot' ? cards.pilots[asked.id] : cards.sides[asked.id];
  return (
    <>
      {asked.type === 'pilot' && (
        <span class="pilot-picture explain-pilot seat-none">
          <Portrait face={asked.id} />
        </span>
      )}
      <Title rule={asked.type === 'pilot' ? 'M2.2' : 'M9.2'}>
        {asked.type === 'pilot' ? <PilotBadge pilot={asked.id} /> : <Icon name="mech" />} {about.name}
      </Title>
      <p class="eyebrow">{about.ability}</p>
      <p>{about.textFor(figures.value)}</p>
    </>
  );
}
