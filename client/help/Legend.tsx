import { CARD_KINDS } from '../../shared/games/mechs/catalog/ids';
import { Icon, type IconName } from '../parts/Icon';
import { RuleLink } from '../parts/RuleLink';
import { t } from '../i18n';
import { Goal } from './Goal';
import { hintText } from './helpParts';
import './HintCard.css';

/** How to win and every sign on the table with its word, for mouse, finger and reader alike. */
export function Legend() {
  const text = hintText.text();
  return (
    <div class="legend">
      <Goal />
      <h3>{text.cardsTitle}</h3>
      <dl>
        {CARD_KINDS.map((kind) => [
          <dt key={`${kind}-sign`}>
            <Icon name={kind} />
          </dt>,
          <dd key={kind}>
            <b>{t().cards.kinds[kind].name}:</b> {t().cards.kinds[kind].text}
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
      <p>
        <RuleLink class="button small" label={t().menu.rules} />
      </p>
    </div>
  );
}
