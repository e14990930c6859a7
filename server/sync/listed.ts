import { fromList } from '../../shared/protocol';

/** The text of a short list, made anew only when the list has changed: it seldom has. Its items never change. */
export class Listed<Item> {
  private items: readonly Item[] = [];
  private text = '';

  constructor(private readonly textOf: (item: Item) => string | number | null) {}

  of(items: readonly Item[]): string {
    if (!isSame(items, this.items)) {
      this.items = items.slice();
      this.text = fromList(items.map(this.textOf));
    }
    return this.text;
  }
}

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}
