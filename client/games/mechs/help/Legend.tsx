import { CARD_KINDS } from '../../../../shared/games/mechs/catalog/ids';
import { Icon, type IconName } from '../parts/Icon';
import { RuleLink } from '../../../parts/RuleLink';
import { colon, t as house } from '../../../i18n';
import { t } from '../texts';
import { Goal } from './Goal';
import { hintText } from './helpParts';
import '../../../help/HintCard.css';
import '../panels/WeaponChip.css';

const CHIPS = [
  ['equipped', 'chip-on'],
  ['notEquipped', ''],
  ['exhausted', 'chip-on chip-spent'],
] as const;

/** How to win and every sign on the table with its word, for mouse, finger and reader alike. */
export function Legend() {
  const text = hintText.text();
  return (
    <div class="legend">
      <Goal />
      <div class="goal">
        <h3>{text.fightTitle}</h3>
        <ul>
          {text.fightLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <h3>{text.cardsTitle}</h3>
      <dl>
        {CARD_KINDS.map((kind) => [
          <dt key={`${kind}-sign`}>
            <Icon name={kind} />
          </dt>,
          <dd key={kind}>
            <b>{colon(t().cards.kinds[kind].name)}</b> {t().cards.kinds[kind].text}
          </dd>,
        ])}
      </dl>
      <h3>{text.signsTitle}</h3>
      <dl>
        {Object.entries(text.signs).map(([name, words]) => [
          <dt key={`${name}-sign`}>
            <Icon name={name as IconName} />
          </dt>,
          <dd key={name}>{words}</dd>,
        ])}
      </dl>
      <p>{text.zoneSign}</p>
      <p>{text.frameSign}</p>
      <p>{text.roundSign}</p>
      <h3>{text.chipTitle}</h3>
      <ul class="legend-chips">
        {CHIPS.map(([state, look]) => (
          <li key={state}>
            <span class={`chip ${look}`} aria-hidden="true">
              {t().cards.weapons.pulsePistol}
            </span>
            <span>{text.chips[state]}</span>
          </li>
        ))}
      </ul>
      <p>
        <RuleLink class="button small" label={house().menu.rules} />
      </p>
    </div>
  );
}
