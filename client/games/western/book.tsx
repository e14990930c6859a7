import { LOCATION_TABLE } from '../../../shared/games/western/catalog/mats';
import { PUBLISHED_FIGURES } from '../../../shared/games/western/catalog/figures';
import { LOCATIONS } from '../../../shared/games/western/catalog/ids';
import { chapterId, type RulesBook } from '../../screens/Rules';
import { rulePictures } from '../../screens/picturesOf';
import { HandList } from './parts/HandList';
import { KindIcon } from './parts/KindIcon';
import { westernShelves } from './shelves';
import { t, texts } from './texts';
import { picturesText, quickText, rulesText } from './texts/pages';
import './style/tokens.css';
import './book.css';

/** The rules in our own words, and every card. */
export async function openBook(): Promise<RulesBook> {
  await Promise.all([texts.load(), rulesText.load(), quickText.load(), picturesText.load()]);
  const text = rulesText.text();
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
      async () => {
        const [{ openDrawings }, { boardParts }] = await Promise.all([
          import('./pictures/drawings'),
          import('./ui'),
        ]);
        return openDrawings(boardParts);
      },
    ),
    appendix: { titles: [text.hands, text.places], Appendix },
    shelves: westernShelves(),
    house: { title: text.houseTitle, lines: text.houseList },
    closing: text.unofficial,
  };
}

const { leftGain, rightGain, pot } = PUBLISHED_FIGURES;

function Appendix() {
  const text = rulesText.text();
  return (
    <>
      <section class="panel" id={chapterId(text.hands)}>
        <h2>{text.hands}</h2>
        <HandList />
      </section>
      <Places />
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
