import type { Logger } from 'pino';
import type { Ports } from '../ports';
import type { Store } from '../store/store';
import type { Person } from './identity';

/** Those who have been here. */
export interface People {
  /** Notes who somebody is; `undefined` for an identity that was deleted, whatever token is shown. */
  know(person: Person): Promise<Person | undefined>;
  /** Forgets the name for ever. Matches stay, for the sake of the others. */
  remove(person: Person): Promise<void>;
  /** Calls back with the id of whoever deletes their identity; returns how to stop it. */
  onRemoved(listen: (id: string) => void): () => void;
}

/** Believes every token, and remembers nobody. */
export const passersBy: People = {
  know: (person) => Promise.resolve(person),
  remove: () => Promise.resolve(),
  onRemoved: () => () => undefined,
};

export class KeptPeople implements People {
  private readonly listeners = new Set<(id: string) => void>();

  constructor(
    private readonly context: { readonly store: Store; readonly ports: Ports; readonly log: Logger },
  ) {}

  async know(person: Person): Promise<Person | undefined> {
    const { store, ports, log } = this.context;
    const { id, name } = person;
    try {
      const kept = await store.person(id);
      const now =
        kept?.name === name || kept?.deletedAt !== undefined
          ? kept
          : await store.savePerson({ id, name, createdAt: ports.now() });
      return now.deletedAt === undefined ? person : undefined;
    } catch (error) {
      // Whoever has a seat is let in also when nothing can be written.
      log.warn({ err: error }, 'a person could not be looked up or noted');
      return person;
    }
  }

  async remove({ id }: Person): Promise<void> {
    await this.context.store.deletePerson(id, this.context.ports.now());
    for (const listen of this.listeners) listen(id);
  }

  onRemoved(listen: (id: string) => void): () => void {
    this.listeners.add(listen);
    return () => this.listeners.delete(listen);
  }
}
