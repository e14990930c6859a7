import type { Logger } from 'pino';
import { isId } from '../../shared/protocol';
import type { News } from '../base/news';
import type { Ports } from '../base/ports';
import type { Store } from '../store/store';
import type { Person } from './identity';

/** Those who have been here. */
export interface People {
  /**
   * Notes who somebody is, and says what they are called now: a token from before has an older name in it. One that was
   * deleted is nobody any more, whatever token is shown.
   */
  know(bearer: Person): Promise<Person | 'bad-token' | 'banned'>;
  /** The same for somebody who is to be called like that from now on. Rejects when that cannot be kept. */
  name(person: Person): Promise<Person | 'bad-token' | 'banned'>;
  /** By id, with the present name; `undefined` for strangers and those who were deleted. */
  find(id: string): Promise<Person | undefined>;
  /** Forgets the name for ever. Matches stay, for the sake of the others. */
  remove(person: Person): Promise<void>;
  /** Calls back with the id of whoever deletes their identity; returns how to stop it. */
  onRemoved(listen: (id: string) => void): () => void;
  /** The host does not let somebody in until then; `undefined` lifts it. Says whether there is such a person. */
  ban(id: string, until: number | undefined): Promise<boolean>;
  /** Calls back with the id of whoever is banned; returns how to stop it. */
  onBanned(listen: (id: string) => void): () => void;
  /** Why somebody does not come in whom a door has let through a moment ago, and who was banned or deleted since. */
  turnedAway(id: string): 'bad-token' | 'banned' | undefined;
}

/** Longer than a place in a room is kept for whoever was let through its door. */
const BETWEEN_DOOR_AND_ROOM_MS = 30_000;

/** Believes every token, and remembers nobody. */
export const passersBy: People = {
  know: (person) => Promise.resolve(person),
  name: (person) => Promise.resolve(person),
  find: () => Promise.resolve(undefined),
  remove: () => Promise.resolve(),
  onRemoved: () => () => undefined,
  ban: () => Promise.resolve(false),
  onBanned: () => () => undefined,
  turnedAway: () => undefined,
};

export class KeptPeople implements People {
  /** Those who were banned or deleted lately, and when. */
  private readonly away = new Map<string, { readonly code: 'bad-token' | 'banned'; readonly at: number }>();

  constructor(
    private readonly context: {
      readonly store: Store;
      readonly ports: Ports;
      readonly log: Logger;
      readonly news: News;
    },
  ) {
    this.onRemoved((id) => this.turnAway(id, 'bad-token'));
    this.onBanned((id) => this.turnAway(id, 'banned'));
  }

  async know(bearer: Person): Promise<Person | 'bad-token' | 'banned'> {
    try {
      return await this.note(bearer, (kept) => kept.name);
    } catch (error) {
      // Whoever has a seat is let in also when nothing can be written.
      this.context.log.warn({ err: error }, 'a person could not be looked up or noted');
      return bearer;
    }
  }

  name(person: Person): Promise<Person | 'bad-token' | 'banned'> {
    return this.note(person, () => person.name);
  }

  private async note(
    person: Person,
    nameNow: (kept: Person) => string,
  ): Promise<Person | 'bad-token' | 'banned'> {
    const { store, ports } = this.context;
    const { id } = person;
    const kept = await store.person(id);
    const name = kept ? nameNow(kept) : person.name;
    const now =
      kept?.name === name || kept?.deletedAt !== undefined
        ? kept
        : await store.savePerson({ id, name, createdAt: ports.now() });
    if (now.deletedAt !== undefined) return 'bad-token';
    return (now.bannedUntil ?? 0) > ports.now() ? 'banned' : { id, name };
  }

  async find(id: string): Promise<Person | undefined> {
    const kept = isId(id) ? await this.context.store.person(id) : undefined;
    return kept && kept.deletedAt === undefined ? { id, name: kept.name } : undefined;
  }

  async remove({ id }: Person): Promise<void> {
    await this.context.store.deletePerson(id, this.context.ports.now());
    this.context.news.tell({ type: 'removed', person: id });
  }

  onRemoved(listen: (id: string) => void): () => void {
    return this.context.news.on('removed', ({ person }) => listen(person));
  }

  async ban(id: string, until: number | undefined): Promise<boolean> {
    if (!isId(id)) return false;
    const isKnown = await this.context.store.community.ban(id, until);
    if (until !== undefined) this.context.news.tell({ type: 'banned', person: id });
    else this.away.delete(id);
    return isKnown;
  }

  onBanned(listen: (id: string) => void): () => void {
    return this.context.news.on('banned', ({ person }) => listen(person));
  }

  turnedAway(id: string): 'bad-token' | 'banned' | undefined {
    this.forgetOlder();
    return this.away.get(id)?.code;
  }

  private turnAway(id: string, code: 'bad-token' | 'banned'): void {
    this.forgetOlder();
    this.away.delete(id);
    this.away.set(id, { code, at: this.context.ports.steady() });
  }

  /** The oldest come first. */
  private forgetOlder(): void {
    const until = this.context.ports.steady() - BETWEEN_DOOR_AND_ROOM_MS;
    for (const [id, { at }] of this.away) {
      if (at > until) return;
      this.away.delete(id);
    }
  }
}
