/** Plural and number rules of one language, so that no message builds words by hand. */
export interface Words {
  /** `words.count(2, { one: 'zone', other: 'zones' })` is "2 zones". */
  readonly count: (amount: number, forms: Forms) => string;
  readonly number: (amount: number) => string;
  readonly list: (items: readonly string[]) => string;
}

export type Forms = { readonly other: string } & { readonly [rule in Intl.LDMLPluralRule]?: string };

export function wordsOf(language: string): Words {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    count: (amount, forms) => `${numbers.format(amount)} ${forms[rules.select(amount)] ?? forms.other}`,
    number: (amount) => numbers.format(amount),
    list: (items) => lists.format(items),
  };
}
