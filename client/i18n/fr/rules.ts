import type { RulesText } from '../en/rules';
import { wordsOf } from '../plural';

const { count } = wordsOf('fr');

export const rules: RulesText = {
  learn: 'Apprendre en jouant',
  quick: 'Aide-mémoire',
  print: 'Imprimer',
  printAll: 'Imprimer toutes les règles',
  contents: 'Sommaire',
  search: 'Chercher un mot ou un numéro',
  found: (entries) =>
    entries === 0
      ? 'Rien trouvé.'
      : `${count(entries, { one: 'entrée trouvée', other: 'entrées trouvées' })}.`,
  cards: 'Cartes',
  all: 'Tout',
  filter: (title: string) => `Filtrer : ${title}`,
};
