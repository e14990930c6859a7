import type { ComponentChildren } from 'preact';
import type { BossId, BuildingId, CardId, Industry } from '../../../../shared/games/western/catalog/ids';
import { SUITS } from '../../../../shared/games/western/catalog/ids';
import { isSolo } from '../../../../shared/games/western/ring';
import { RIVAL, type Open, type Player } from '../../../../shared/games/western/state';
import { subject } from '../../../model/explain';
import { Suspense } from '../../../parts/lazy';
import { RuledTitle as Title, RuleLink } from '../../../parts/RuleLink';
import { explainText, legend, resultsText } from '../help/helpParts';
import { describePlace, describeSpot, ownerOfBuilding, sharesOf } from '../model/describePlace';
import { figures } from '../model/figures';
import type { WesternSubject } from '../model/subjects';
import { shown } from '../model/table';
import { BossBust } from '../parts/BossBust';
import { Glyph } from '../parts/Glyph';
import { HandList } from '../parts/HandList';
import { MiniCard } from '../parts/PokerCard';
import { IndustryIcon } from '../parts/signs';
import { TicketFace } from '../parts/Ticket';
import { Vignette } from '../parts/Vignette';
import { t } from '../texts';

/** The answer to "what is this?". */
export function Explain() {
  const asked = subject.value;
  const open = shown.value;
  if (!asked || !open) return null;
  if (asked.type === 'legend') return <Suspense of={legend} />;
  const it = asked as WesternSubject;
  const text = explainText.text();
  switch (it.type) {
    case 'building':
      return <AboutBuilding building={it.id} open={open} />;
    case 'boss':
      return (
        <>
          <AboutBoss boss={it.id} />
          <LiesOn player={open.seats.findIndex(({ boss }) => boss === it.id)} open={open} />
        </>
      );
    case 'place':
      return <Lines {...describePlace(open, it.id)} />;
    case 'spot':
      return <Lines {...describeSpot(open, it.id)} />;
    case 'industry':
      return <AboutIndustry industry={it.id} open={open} />;
    case 'card':
      return <AboutCard card={it.id} />;
    case 'third':
      return <About {...text.third} rule="W12.1" />;
    case 'rival':
      return isSolo(open) ? (
        <>
          <About name={text.rival.name} text={text.rival.solo} rule="W14.7" />
          <LiesOn player={RIVAL} open={open} />
        </>
      ) : (
        <About {...text.rival} rule="W8.4" />
      );
    case 'hands':
      return (
        <>
          <Title rule="W9.1">{text.hands}</Title>
          <HandList />
        </>
      );
  }
}

/** The dealer's chip and Wanted, at the one who has them. */
function LiesOn({ player, open }: { player: Player; open: Open }) {
  const text = explainText.text();
  return (
    <>
      {open.round > 0 && open.dealer === player && (
        <About {...text.dealer} mark={<Glyph id="dealer" />} rule="W4.2" />
      )}
      {open.wanted === player && <About {...text.wanted} mark={<Glyph id="wanted" />} rule="W7.2" />}
    </>
  );
}

interface AboutProps {
  readonly name: string;
  readonly mark?: ComponentChildren;
  readonly text: string;
  readonly rule: string;
}

function About({ name, mark, text, rule }: AboutProps) {
  return (
    <>
      <Title rule={rule}>
        {mark} {name}
      </Title>
      <p>{text}</p>
    </>
  );
}

function Lines({ title, lines, rule }: { title: string; lines: readonly string[]; rule: string }) {
  return (
    <>
      <Title rule={rule}>{title}</Title>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function AboutBuilding({ building, open }: { building: BuildingId; open: Open }) {
  const of = figures.value.buildings[building];
  const {
    board,
    cards: { moments, effects },
  } = t();
  const explain = explainText.text();
  const isForSale = open.mats.some(({ slot }) => slot === building);
  const { name, text: when } = moments[of.moment];
  return (
    <>
      <Vignette building={building} />
      <TicketFace building={building} note={isForSale ? board.forSale : explain.price} />
      <p>
        {explain.effectOf(name, when, effects(of))} <RuleLink rule="W5.2" />
      </p>
      <p class="explanation-small">{ownerOfBuilding(open, building)}</p>
    </>
  );
}

function AboutBoss({ boss }: { boss: BossId }) {
  const { bosses, ability } = t().cards;
  return (
    <About
      name={bosses[boss]}
      mark={<BossBust boss={boss} />}
      text={ability(figures.value.bosses[boss])}
      rule="W2.4"
    />
  );
}

function AboutIndustry({ industry, open }: { industry: Industry; open: Open }) {
  const text = explainText.text();
  const rank = open.industries[industry];
  const pays = rank === 0 ? undefined : figures.value.ranks[rank];
  const isSmall = open.seats.length + Number(isSolo(open)) <= 2; // S62
  return (
    <>
      <Title rule={pays ? 'W13.3' : 'W11.1'}>
        <IndustryIcon industry={industry} /> {resultsText.text().sources[industry]}
      </Title>
      <p>
        {pays
          ? text.industry(rank, isSmall ? pays.alone : pays.majority, isSmall ? undefined : pays.minority)
          : text.noRank}
      </p>
      <p>{text.industryShares(sharesOf(open, industry))}</p>
    </>
  );
}

function AboutCard({ card }: { card: CardId }) {
  const { cards } = t();
  const explain = explainText.text();
  return (
    <About
      name={cards.pokerCard(card)}
      mark={<MiniCard card={card} />}
      text={explain.card(SUITS.map((suit) => cards.suits[suit].one))}
      rule="W9.2"
    />
  );
}
