import { BOSS_MOMENTS } from '../../../shared/games/western/catalog/bosses';
import { MOMENTS, type Influence } from '../../../shared/games/western/catalog/buildings';
import { PUBLISHED_FIGURES } from '../../../shared/games/western/catalog/figures';
import {
  BOSSES,
  BUILDINGS,
  INDUSTRIES,
  type BossId,
  type BuildingId,
} from '../../../shared/games/western/catalog/ids';
import type { CardShelf, ShelfCard } from '../../screens/CardShelf';
import { BossBust } from './parts/BossBust';
import { Ticket } from './parts/Ticket';
import { t } from './texts';
import { rulesText } from './texts/pages';

const { bosses, buildings } = PUBLISHED_FIGURES;

/** Bosses and buildings, each with what it is looked for by. */
export function westernShelves(): readonly CardShelf[] {
  const text = rulesText.text();
  const { cards } = t();
  const { filters } = text;
  return [
    {
      title: text.bosses,
      note: text.house,
      cards: BOSSES.map(bossCard),
      filters: [
        {
          id: 'moment',
          label: filters.moment,
          options: BOSS_MOMENTS.map((value) => ({ value, label: filters.bossMoments[value] })),
        },
      ],
    },
    {
      title: text.buildings,
      note: text.house,
      cards: BUILDINGS.map(buildingCard),
      filters: [
        {
          id: 'industry',
          label: filters.industry,
          options: INDUSTRIES.map((value) => ({ value, label: cards.industries[value] })),
        },
        {
          id: 'moment',
          label: filters.moment,
          options: MOMENTS.map((value) => ({ value, label: cards.moments[value].name })),
        },
        {
          id: 'price',
          label: filters.price,
          options: PRICES.map((sum) => ({ value: String(sum), label: filters.sum(sum) })),
        },
        {
          id: 'points',
          label: filters.points,
          options: POINTS.map((vp) => ({ value: String(vp), label: filters.worth(vp) })),
        },
      ],
    },
  ];
}

const sumOf = ({ law, force, gold }: Readonly<Influence>) => law + force + gold;
const inOrder = (values: readonly number[]) => [...new Set(values)].sort((a, b) => a - b);
const PRICES = inOrder(BUILDINGS.map((id) => sumOf(buildings[id].price)));
const POINTS = inOrder(BUILDINGS.map((id) => buildings[id].vp));

function bossCard(id: BossId): ShelfCard {
  const { cards } = t();
  const ability = cards.ability(bosses[id]);
  return {
    id,
    name: cards.bosses[id],
    words: ability,
    traits: { moment: [bosses[id].moment] },
    drawing: () => (
      <div class="shelf-person seat-0">
        <BossBust boss={id} />
        <strong>
          {cards.bosses[id]}
          {bosses[id].house && '\u00a0*'}
        </strong>
        <p>{ability}</p>
      </div>
    ),
  };
}

function buildingCard(id: BuildingId): ShelfCard {
  const { cards } = t();
  const { icons, moment, price, vp, house } = buildings[id];
  const does = cards.effects(buildings[id]);
  return {
    id,
    name: cards.buildings[id],
    words: `${cards.moments[moment].name} ${does}`,
    traits: { industry: icons, moment: [moment], price: [String(sumOf(price))], points: [String(vp)] },
    drawing: () => (
      <>
        <Ticket building={id} />
        <p class="shelf-words">
          {does}
          {house && '\u00a0*'}
        </p>
      </>
    ),
  };
}
