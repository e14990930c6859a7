/** Plural, number, list and date rules of one language, so that no message builds words by hand. */
export interface Words {
  /** `words.count(2, { one: 'zone', other: 'zones' })` is "2 zones". */
  readonly count: (amount: number, forms: Forms) => string;
  /** The form alone, for what has to agree with an amount: `words.form(2, { one: 'is', other: 'are' })`. */
  readonly form: (amount: number, forms: Forms) => string;
  readonly number: (amount: number) => string;
  /** `0.42` is "42%". */
  readonly percent: (share: number) => string;
  /** With its sign, but for nothing: "+3", "−2", "0". */
  readonly signed: (amount: number) => string;
  readonly list: (items: readonly string[]) => string;
  readonly either: (items: readonly string[]) => string;
  readonly date: (at: number) => string;
  readonly time: (at: number) => string;
}

export type Forms = { readonly other: string } & { readonly [rule in Intl.LDMLPluralRule]?: string };

/** What formats is made when it is first needed: most pages need few of them. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

export function wordsOf(language: string): Words {
  const rules = once(() => new Intl.PluralRules(language));
  const numbers = once(() => new Intl.NumberFormat(language));
  const percents = once(
    () => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }),
  );
  const changes = once(
    () => new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 0 }),
  );
  const lists = once(() => new Intl.ListFormat(language, { type: 'conjunction' }));
  const choices = once(() => new Intl.ListFormat(language, { type: 'disjunction' }));
  const dates = once(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }));
  const times = once(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }));
  const form = (amount: number, forms: Forms) => forms[rules().select(amount)] ?? forms.other;
  return {
    count: (amount, forms) => `${numbers().format(amount)} ${form(amount, forms)}`,
    form,
    number: (amount) => numbers().format(amount),
    percent: (share) => percents().format(share),
    // A minus, as in every other number of the page: what comes from here has the hyphen of keyboards.
    signed: (amount) => changes().format(amount).replace('-', '−'),
    list: (items) => lists().format(items),
    either: (items) => choices().format(items),
    date: (at) => dates().format(at),
    time: (at) => times().format(at),
  };
}
