/** One thing as a short text: an item of a list, or the whole of a small object. It has no comma in it. */
export interface Item<Value> {
  toText(value: Value): string;
  fromText(text: string): Value;
}

const BETWEEN = ',';
const JOINED = ':';

export function word<Value extends string>(): Item<Value> {
  return { toText: (value) => value, fromText: (text) => text as Value };
}

export function figure<Value extends number>(): Item<Value> {
  return { toText: (value) => String(value), fromText: (text) => Number(text) as Value };
}

/** The empty text stands for null: a place with nothing in it. */
export function orNull<Value>(item: Item<Value>): Item<Value | null> {
  return {
    toText: (value) => (value === null ? '' : item.toText(value)),
    fromText: (text) => (text === '' ? null : item.fromText(text)),
  };
}

/** The empty text stands for undefined. */
export function orNone<Value>(item: Item<Value>): Item<Value | undefined> {
  return {
    toText: (value) => (value === undefined ? '' : item.toText(value)),
    fromText: (text) => (text === '' ? undefined : item.fromText(text)),
  };
}

/** A small object with always the same keys; its texts have no colon in them. */
export function joined<Value extends object>(items: {
  readonly [Key in keyof Value]-?: Item<Value[Key]>;
}): Item<Value> {
  const keys = Object.keys(items) as (keyof Value & string)[];
  return {
    toText(value) {
      let text = '';
      for (const key of keys) text += (text === '' ? '' : JOINED) + items[key].toText(value[key]);
      return text;
    },
    fromText(text) {
      const texts = text.split(JOINED);
      const value: Record<string, unknown> = {};
      keys.forEach((key, i) => (value[key] = items[key].fromText(texts[i] ?? '')));
      return value as Value;
    },
  };
}

/** Of an empty list and one whose only item is the empty text the wire knows the first alone. */
export function listText<Value>(values: readonly Value[], item: Item<Value>): string {
  let text = '';
  for (let i = 0; i < values.length; i++) text += (i === 0 ? '' : BETWEEN) + item.toText(values[i] as Value);
  return text;
}

export function listFrom<Value>(text: string, item: Item<Value>): Value[] {
  return textsOf(text).map((each) => item.fromText(each));
}

export function textsOf(list: string): string[] {
  return list === '' ? [] : list.split(BETWEEN);
}
