import { must } from '../core';
import { listFrom } from './items';
import type { Fields, Form, List, Packed, Part, Rows, Scalar } from './fields';
import { startOf } from './starts';

/** A map and an array as a page holds them after decoding. */
export interface WireMap<Item> {
  readonly size: number;
  get(key: string): Item | undefined;
  forEach(each: (item: Item, key: string) => void): void;
}

export interface WireArray<Item> extends Iterable<Item> {
  readonly length: number;
}

/** An object of the wire: what a table of fields says is in it. */
export type WireItem = Readonly<Record<string, unknown>>;

/** Whether a part that may be absent is there; no field of a game has that name. */
export const IS_THERE = 'isThere';

/** From the wire back to the state that the table of fields describes. */
export function readItem(fields: Fields, item: WireItem): Record<string, unknown> {
  const state: Record<string, unknown> = {};
  for (const name in fields) state[name] = readField(must(fields[name], 'field'), item[name]);
  return state;
}

function readField(form: Form, wire: unknown): unknown {
  // Of an engine that does not have the field yet.
  if (wire === undefined) return startOf(form);
  switch (form.kind) {
    case 'scalar':
      return readScalar(form, wire);
    case 'list':
      return readText(form, wire as string, listFrom);
    case 'packed':
      return readText(form, wire as string, (text, item) => item.fromText(text));
    case 'part':
      return readPart(form, wire as WireItem);
    case 'parts':
      return readParts(form.fields, wire as WireMap<WireItem>);
    case 'pieces':
      return readPieces(form.fields, wire as WireMap<WireItem>);
    case 'rows':
      return readRows(form, wire as WireArray<number>);
  }
}

function readScalar({ none }: Scalar, wire: unknown): unknown {
  return none !== undefined && wire === none ? undefined : wire;
}

function readText(
  { isOptional, item }: List | Packed,
  wire: string,
  read: (text: string, item: List['item']) => unknown,
): unknown {
  return isOptional && wire === '' ? undefined : read(wire, item);
}

function readPart({ isOptional, fields }: Part, wire: WireItem): unknown {
  return isOptional && wire[IS_THERE] !== true ? undefined : readItem(fields, wire);
}

function readParts(fields: Fields, wire: WireMap<WireItem>): unknown[] {
  const items: unknown[] = [];
  for (let place = 0; place < wire.size; place++)
    items.push(readItem(fields, must(wire.get(String(place)), 'part')));
  return items;
}

/** A page that joined late was told of them in another order. */
function readPieces(fields: Fields, wire: WireMap<WireItem>): unknown[] {
  const keys: number[] = [];
  wire.forEach((_, key) => keys.push(Number(key)));
  keys.sort((a, b) => a - b);
  return keys.map((key) => {
    const item = readItem(fields, must(wire.get(String(key)), 'piece'));
    item.id = key;
    return item;
  });
}

function readRows({ keys }: Rows, wire: WireArray<number>): unknown[] {
  const numbers = [...wire];
  const sheets: unknown[] = [];
  for (let row = 0; row < numbers.length; row += keys.length) {
    const sheet: Record<string, unknown> = {};
    keys.forEach((key, i) => (sheet[key] = numbers[row + i]));
    sheets.push(sheet);
  }
  return sheets;
}
