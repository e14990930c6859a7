import { LOCATION_TABLE } from '../../../shared/games/western/catalog/mats';
import { PUBLISHED_FIGURES } from '../../../shared/games/western/catalog/figures';
import { BOSSES, BUILDINGS, LOCATIONS } from '../../../shared/games/western/catalog/ids';
import { chapterId, type RulesBook } from '../../screens/Rules';
import { rulePictures } from '../rulePictures';
import { BossBust } from './parts/BossBust';
import { HandList } from './parts/HandList';
import { KindIcon, PriceIcons } from './parts/KindIcon';
import { MomentIcon, ShareIcons } from './parts/signs';
import { t, texts } from './texts';
import { picturesText, quickText, rulesText } from './texts/pages';
import './style/tokens.css';
import './book.css';

/** The rules in our own words, and every card. */
export async function openBook(): Promise<RulesBook> {
  await Promise.all([texts.load(), rulesText.load(), quickText.load(), picturesText.load()]);
  const text = rulesText.text();
  const { cards } = t();
  return {
    title: text.title,
    lead: text.lead,
    quick: quickText.text(),
    sections: text.sections,
    pictures: rulePictures(
      picturesText.text(),
      {
        ring: { under: 'W1.1', shape: 'tall' },
        sides: { under: 'W5.1', shape: 'tall' },
        duel: { under: 'W6.1', shape: 'tall' },
        showdown: { under: 'W8.3', shape: 'high' },
        industry: { under: 'W11.1', shape: 'low' },
      },
      () => import('./pictures/drawings').then(({ openDrawings }) => openDrawings()),
    ),
    cards: [
      ...BOSSES.map((id) => [cards.bosses[id], cards.ability(PUBLISHED_FIGURES.bosses[id])] as const),
      ...BUILDINGS.map(
        (id) => [cards.buildings[id], cards.effects(PUBLISHED_FIGURES.buildings[id])] as const,
      ),
    ],
    appendices: [text.hands, text.places, text.bosses, text.buildings],
    Appendix,
    closing: text.unofficial,
  };
}

const { bosses, buildings, leftGain, rightGain, pot } = PUBLISHED_FIGURES;

function Appendix() {
  const text = rulesText.text();
  const { cards } = t();
  return (
    <>
      <section class="panel" id={chapterId(text.hands)}>
        <h2>{text.hands}</h2>
        <HandList />
      </section>
      <Places />
      <section class="panel" id={chapterId(text.bosses)}>
        <h2>{text.bosses}</h2>
        <p>{text.house}</p>
        <ul class="rules-cards">
          {BOSSES.map((boss) => (
            <li key={boss}>
              <BossBust boss={boss} />
              <p>
                <b>
                  {cards.bosses[boss]}
                  {bosses[boss].house && ' *'}.
                </b>{' '}
                {cards.ability(bosses[boss])}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <Buildings />
      <section class="panel">
        <h2>{text.houseTitle}</h2>
        <ul class="rules-house">
          {text.houseList.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Head({ columns }: { columns: Readonly<Record<string, string>> }) {
  return (
    <thead>
      <tr>
        {Object.values(columns).map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Places() {
  const text = rulesText.text();
  const { cards } = t();
  return (
    <section class="panel" id={chapterId(text.places)}>
      <h2>{text.places}</h2>
      <div class="rules-scroll" tabIndex={0} role="region" aria-label={text.places}>
        <table>
          <Head columns={text.placeColumns} />
          <tbody>
            {LOCATIONS.map((id) => {
              const { gives, pot: potKind } = LOCATION_TABLE[id];
              return (
                <tr key={id}>
                  <th scope="row">{cards.mats[id]}</th>
                  <td>
                    <KindIcon kind={gives} /> {cards.influence(leftGain, gives)} /{' '}
                    {cards.influence(rightGain, gives, 'same')}
                  </td>
                  <td>{cards.influence(leftGain, gives)}</td>
                  <td>
                    <KindIcon kind={potKind} /> {cards.influence(pot, potKind, 'same')}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Buildings() {
  const text = rulesText.text();
  const { cards } = t();
  return (
    <section class="panel" id={chapterId(text.buildings)}>
      <h2>{text.buildings}</h2>
      <p>{text.house}</p>
      <div class="rules-scroll" tabIndex={0} role="region" aria-label={text.buildings}>
        <table>
          <Head columns={text.columns} />
          <tbody>
            {BUILDINGS.map((id) => {
              const building = buildings[id];
              return (
                <tr key={id}>
                  <th scope="row">
                    {cards.buildings[id]}
                    {building.house && ' *'}
                  </th>
                  <td>
                    <MomentIcon moment={building.moment} /> {cards.moments[building.moment].name}
                  </td>
                  <td>
                    <PriceIcons price={building.price} />
                  </td>
                  <td>
                    <ShareIcons icons={building.icons} />
                  </td>
                  <td>{building.vp}</td>
                  <td>{cards.effects(building)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
