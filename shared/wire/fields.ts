import { textsOf, type Item } from './items';

/**
 * The words of which a game's table of fields is made. The table says how each field of its state travels; the schema,
 * the way into it and the way back are made from it, and there is no other place that knows a field by name.
 */
export type Form = Leaf | Part | Parts | Pieces | Rows;
/** One value on the wire, with nothing below it: what is private is made of these alone. */
export type Leaf = Scalar | List | Packed;

export type NumberType = 'int8' | 'uint8' | 'int16' | 'uint16' | 'uint32' | 'number';
export type WireValue = string | number | boolean;

/** A text, a number or a flag, as it is. */
export interface Scalar {
  readonly kind: 'scalar';
  readonly type: NumberType | 'string' | 'boolean';
  /** What it is before it is written. */
  readonly start: WireValue;
  /** What stands for undefined, where that may be. */
  readonly none: WireValue | undefined;
}

/** A short list as one text. Its items are replaced, never changed: the text is made anew when one is another. */
export interface List {
  readonly kind: 'list';
  readonly isOptional: boolean;
  readonly item: Item<unknown>;
}

/** A small object as one text, which is made each time. */
export interface Packed {
  readonly kind: 'packed';
  readonly isOptional: boolean;
  readonly item: Item<unknown>;
}

/** An object with fields of its own. While one that may be absent is, the wire keeps what it last was. */
export interface Part {
  readonly kind: 'part';
  readonly isOptional: boolean;
  readonly fields: Fields;
}

/** A list of objects that are told apart by their place in it. */
export interface Parts {
  readonly kind: 'parts';
  readonly fields: Fields;
}

/** A list of objects in the order of their `id`, any of which may go. */
export interface Pieces {
  readonly kind: 'pieces';
  /** Without the id. */
  readonly fields: Fields;
}

/** Sheets of numbers with always the same keys. There are only ever more of them. */
export interface Rows {
  readonly kind: 'rows';
  readonly type: NumberType;
  readonly keys: readonly string[];
  /** A field beside it without whose change no number does. */
  readonly changesWith: string;
}

export type Fields = Readonly<Record<string, Form>>;
export type Leaves = Readonly<Record<string, Leaf>>;

/** Never there: it ties a field to the type of what it carries. */
interface Carries<Value> {
  readonly carries?: (value: Value) => Value;
}

export type Field<Value> = Form & Carries<Value>;
/** A table that lacks a field of the state does not compile. */
export type FieldsOf<State> = { readonly [Key in keyof State]-?: Form & Carries<State[Key]> };
export type LeavesOf<State> = { readonly [Key in keyof State]-?: Leaf & Carries<State[Key]> };

// ---- Single values ---------------------------------------------------------------------------------------------

/** No game has it as a number of its own. */
const NO_NUMBER = -128;

export function text<Value extends string>(): Scalar & Carries<Value> {
  return { kind: 'scalar', type: 'string', start: '', none: undefined };
}

/** The empty text stands for undefined. */
export function maybeText<Value extends string>(): Scalar & Carries<Value | undefined> {
  return { kind: 'scalar', type: 'string', start: '', none: '' };
}

export function flag(): Scalar & Carries<boolean> {
  return { kind: 'scalar', type: 'boolean', start: false, none: undefined };
}

export function number<Value extends number>(type: NumberType): Scalar & Carries<Value> {
  return { kind: 'scalar', type, start: 0, none: undefined };
}

/** A seat, a place: one byte, or nothing. */
export function maybeInt8<Value extends number>(): Scalar & Carries<Value | undefined> {
  return { kind: 'scalar', type: 'int8', start: NO_NUMBER, none: NO_NUMBER };
}

export function list<Value>(item: Item<Value>): List & Carries<Value[]> {
  return { kind: 'list', isOptional: false, item };
}

/** A list that is never empty when it is there. */
export function maybeList<Value>(item: Item<Value>): List & Carries<Value[] | undefined> {
  return { kind: 'list', isOptional: true, item };
}

export function packed<Value>(item: Item<Value>): Packed & Carries<Value> {
  return { kind: 'packed', isOptional: false, item };
}

export function maybePacked<Value>(item: Item<Value>): Packed & Carries<Value | undefined> {
  return { kind: 'packed', isOptional: true, item };
}

/** One value for each of these keys. */
export function record<Key extends string, Value>(
  keys: readonly Key[],
  item: Item<Value>,
): Packed & Carries<Record<Key, Value>> {
  return packed({
    toText(values) {
      let all = '';
      for (const key of keys) all += (all === '' ? '' : ',') + item.toText(values[key]);
      return all;
    },
    fromText(all) {
      const values: Partial<Record<Key, Value>> = {};
      const texts = textsOf(all);
      keys.forEach((key, i) => (values[key] = item.fromText(texts[i] ?? '')));
      return values as Record<Key, Value>;
    },
  });
}

/** Values by number, such as the id of a token. */
export function byNumber<Value>(item: Item<Value>): Packed & Carries<Record<number, Value>> {
  return packed({
    toText(values) {
      let all = '';
      for (const key in values)
        all += (all === '' ? '' : ',') + key + ':' + item.toText(values[key] as Value);
      return all;
    },
    fromText(all) {
      const values: Record<number, Value> = {};
      for (const each of textsOf(all)) {
        const end = each.indexOf(':');
        values[Number(each.slice(0, end))] = item.fromText(each.slice(end + 1));
      }
      return values;
    },
  });
}

/** Plain data of any form: for what comes once in a match. */
export function maybeData<Value extends object>(): Packed & Carries<Value | undefined> {
  return maybePacked({
    toText: (value) => JSON.stringify(value),
    fromText: (json) => JSON.parse(json) as Value,
  });
}

// ---- What has fields of its own ----------------------------------------------------------------------------------

export function part<Value extends object>(fields: FieldsOf<Value>): Part & Carries<Value> {
  return { kind: 'part', isOptional: false, fields: fields };
}

export function maybePart<Value extends object>(fields: FieldsOf<Value>): Part & Carries<Value | undefined> {
  return { kind: 'part', isOptional: true, fields: fields };
}

export function parts<Value extends object>(fields: FieldsOf<Value>): Parts & Carries<Value[]> {
  return { kind: 'parts', fields: fields };
}

export function pieces<Value extends { readonly id: number }>(
  fields: FieldsOf<Omit<Value, 'id'>>,
): Pieces & Carries<Value[]> {
  return { kind: 'pieces', fields: fields };
}

export function rows<Key extends string>(
  type: NumberType,
  { keys, changesWith }: { readonly keys: readonly Key[]; readonly changesWith: string },
): Rows & Carries<Record<Key, number>[]> {
  return { kind: 'rows', type, keys, changesWith };
}
