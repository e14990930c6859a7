import type { ArraySchema, MapSchema, Schema } from '@colyseus/schema';
import { IS_THERE, listText, type Rows } from '../../shared/wire';
import type { Shape } from './shape';

export type Source = Readonly<Record<string, unknown>>;
type Values = readonly unknown[] | undefined;

/**
 * An object in the schema, and what has been written of it. Whether something has changed is found out here: asking
 * the schema costs more than all the rest.
 */
export class Mirror {
  /** By the place of the field: the value, a copy of the list, or the mirror of what lies below. */
  private readonly known: unknown[] = [];
  private readonly item: Record<string, unknown>;

  constructor(
    item: Schema,
    private readonly shape: Shape,
  ) {
    this.item = item as unknown as Record<string, unknown>;
  }

  write(source: Source): void {
    const { known, item } = this;
    for (const field of this.shape.fields) {
      const { at, name } = field;
      const value = source[name];
      switch (field.kind) {
        case 'scalar':
          if (value === known[at]) break;
          known[at] = value;
          item[name] = value ?? field.form.none;
          break;
        case 'list':
          if (isSame(value as Values, known[at] as Values)) break;
          known[at] = (value as Values)?.slice();
          item[name] = listText((value ?? []) as unknown[], field.form.item);
          break;
        case 'packed':
          item[name] = value === undefined ? '' : field.form.item.toText(value);
          break;
        case 'part':
          if (field.form.isOptional) (item[name] as Record<string, unknown>)[IS_THERE] = value !== undefined;
          if (value === undefined) break;
          known[at] ??= new Mirror(item[name] as Schema, field.inner);
          (known[at] as Mirror).write(value as Source);
          break;
        case 'parts':
          known[at] ??= new PartsMirror(item[name] as MapSchema<Schema>, field.inner);
          (known[at] as PartsMirror).write(value as readonly Source[]);
          break;
        case 'pieces':
          known[at] ??= new PiecesMirror(item[name] as MapSchema<Schema>, field.inner);
          (known[at] as PiecesMirror).write(value as readonly Piece[]);
          break;
        case 'rows':
          known[at] ??= new RowsMirror(item[name] as ArraySchema<number>, field.form);
          (known[at] as RowsMirror).write(value as readonly Source[], source[field.form.changesWith]);
      }
    }
  }
}

/** By place in the list; when it gets shorter the last ones go. */
class PartsMirror {
  private readonly mirrors: Mirror[] = [];

  constructor(
    private readonly items: MapSchema<Schema>,
    private readonly shape: Shape,
  ) {}

  write(sources: readonly Source[]): void {
    const { mirrors, items, shape } = this;
    while (mirrors.length > sources.length) {
      mirrors.pop();
      items.delete(String(mirrors.length));
    }
    for (let place = 0; place < sources.length; place++) {
      const source = sources[place] as Source;
      const known = mirrors[place];
      if (known) known.write(source);
      else mirrors.push(added(String(place), source, items, shape));
    }
  }
}

interface Piece extends Source {
  readonly id: number;
}

class PiecesMirror {
  private readonly mirrors = new Map<number, Mirror>();

  constructor(
    private readonly items: MapSchema<Schema>,
    private readonly shape: Shape,
  ) {}

  write(pieces: readonly Piece[]): void {
    const { mirrors, items, shape } = this;
    for (const piece of pieces) {
      const known = mirrors.get(piece.id);
      if (known) known.write(piece);
      else mirrors.set(piece.id, added(String(piece.id), piece, items, shape));
    }
    if (mirrors.size === pieces.length) return;
    const present = new Set(pieces.map(({ id }) => id));
    for (const id of mirrors.keys()) {
      if (present.has(id)) continue;
      mirrors.delete(id);
      items.delete(String(id));
    }
  }
}

/** Written before it is put in its place: there it is one change with all that it holds. */
function added(key: string, source: Source, items: MapSchema<Schema>, shape: Shape): Mirror {
  const item = new shape.Type();
  const mirror = new Mirror(item, shape);
  mirror.write(source);
  items.set(key, item);
  return mirror;
}

class RowsMirror {
  private readonly numbers: number[] = [];
  private seen: unknown = undefined;

  constructor(
    private readonly items: ArraySchema<number>,
    private readonly form: Rows,
  ) {}

  write(sheets: readonly Source[], changesWith: unknown): void {
    if (this.seen === changesWith) return;
    this.seen = changesWith;
    const { numbers, items } = this;
    const { keys } = this.form;
    let index = 0;
    for (const sheet of sheets) {
      for (const key of keys) {
        const number = sheet[key] as number;
        if (index === numbers.length) items.push(number);
        else if (numbers[index] !== number) items[index] = number;
        numbers[index++] = number;
      }
    }
    // A match that was brought back after a fault has had fewer.
    for (; numbers.length > index; numbers.pop()) items.pop();
  }
}

function isSame(some: Values, others: Values): boolean {
  if (some === undefined || others === undefined) return some === others;
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}
