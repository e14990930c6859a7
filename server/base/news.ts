/** What every node must hear of, whoever did it. */
export type NewsItem =
  | { readonly type: 'removed'; readonly person: string }
  | { readonly type: 'banned'; readonly person: string }
  | { readonly type: 'blocked'; readonly by: string; readonly whom: string; readonly on: boolean }
  | { readonly type: 'table'; readonly table: unknown }
  | { readonly type: 'tableGone'; readonly matchId: string };

type Listener<Type extends NewsItem['type']> = (item: Extract<NewsItem, { type: Type }>) => void;

/** Passes news on within this process, at once; several nodes also tell each other. */
export class News {
  private readonly listeners = new Set<(item: NewsItem) => void>();
  /** Carries news to the other nodes, if there are any. */
  carry: (item: NewsItem) => void = () => undefined;

  /** Returns how to stop it. */
  on<Type extends NewsItem['type']>(type: Type, listen: Listener<Type>): () => void {
    const hear = (item: NewsItem) => {
      if (item.type === type) listen(item as Extract<NewsItem, { type: Type }>);
    };
    this.listeners.add(hear);
    return () => this.listeners.delete(hear);
  }

  /** Something happened here. */
  tell(item: NewsItem): void {
    this.hear(item);
    this.carry(item);
  }

  /** Something happened elsewhere. */
  hear(item: NewsItem): void {
    for (const listen of [...this.listeners]) listen(item);
  }
}
