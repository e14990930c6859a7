import { HOUSE_VALUES } from '../../../shared/games/mechs/ruleset';
import type { RulesBook } from '../../screens/Rules';
import { rulePictures } from '../../screens/picturesOf';
import { mechsShelves } from './shelves';
import { texts } from './texts';
import { picturesText, quickText, rulesText } from './texts/pages';

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
        zone: { under: 'M1.1' },
        path: { under: 'M3.2' },
        traps: { under: 'M7.1' },
        fight: { under: 'M8.4', shape: 'high' },
        mech: { under: 'M9.1' },
      },
      () => import('./pictures/drawings').then(({ openDrawings }) => openDrawings()),
    ),
    shelves: mechsShelves(),
    house: { title: text.houseTitle, lines: HOUSE_VALUES.map((value) => text.houseList[value]) },
    closing: text.unofficial,
  };
}
