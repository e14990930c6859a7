import { MOMENTS } from '../../../../shared/games/western/catalog/buildings';
import { INDUSTRIES, KINDS, SUITS } from '../../../../shared/games/western/catalog/ids';
import { SPOTS } from '../../../../shared/games/western/state';
import { t as house } from '../../../i18n';
import { RuleLink } from '../../../parts/RuleLink';
import { HandList } from '../parts/HandList';
import { KindIcon } from '../parts/KindIcon';
import { IndustryIcon, MomentIcon, SuitIcon } from '../parts/signs';
import { t } from '../texts';
import { hintText } from './helpParts';
import '../../../help/HintCard.css';
import './Legend.css';

/** How to win, how a round goes, hands and every sign with its word: for mouse, finger and reader alike. */
export function Legend() {
  const text = hintText.text();
  const { cards } = t();
  return (
    <div class="legend">
      <Lines title={text.goalTitle} lead={text.goal} lines={text.goalPoints} />
      <Lines title={text.roundTitle} lines={text.roundLines} />
      <h3>{text.handsTitle}</h3>
      <HandList />
      <p>
        {text.handsNote} <RuleLink rule="W9.2" />
      </p>
      <p class="legend-suits">
        {SUITS.map((suit) => (
          <SuitIcon key={suit} suit={suit} label={cards.suits[suit].one} />
        ))}{' '}
        {text.suitsNote}
      </p>
      <h3>{text.spotsTitle}</h3>
      <ul>
        {SPOTS.map((spot) => (
          <li key={spot}>{text.spotLines[spot]}</li>
        ))}
      </ul>
      <p>{text.posseSigns}</p>
      <h3>{text.signsTitle}</h3>
      <dl>
        {([...KINDS, 'X'] as const).map((kind) => [
          <dt key={`${kind}-sign`}>
            <KindIcon kind={kind} />
          </dt>,
          <dd key={kind}>{text.kindSigns[kind]}</dd>,
        ])}
        {INDUSTRIES.map((industry) => [
          <dt key={`${industry}-sign`}>
            <IndustryIcon industry={industry} />
          </dt>,
          <dd key={industry}>{text.industrySign(cards.industries[industry])}</dd>,
        ])}
        {MOMENTS.map((moment) => [
          <dt key={`${moment}-sign`}>
            <MomentIcon moment={moment} />
          </dt>,
          <dd key={moment}>{text.momentSigns[moment]}</dd>,
        ])}
      </dl>
      <p>
        <RuleLink class="button small" label={house().menu.rules} />
      </p>
    </div>
  );
}

function Lines({ title, lead, lines }: { title: string; lead?: string; lines: readonly string[] }) {
  return (
    <div class="goal">
      <h3>{title}</h3>
      {lead && <p>{lead}</p>}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
