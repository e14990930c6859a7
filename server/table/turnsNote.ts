import type { MyTable } from '../../shared/protocol';
import type { AskedPerson } from '../store/turns';
import type { TableBasics } from './basics';
import { isPlayedOverDays, isUpToPerson } from './tableState';

/** The wall clock and the one that deadlines are counted by drift a little. */
function minuteOf(time: number): number {
  return Math.round(time / 60_000);
}

/** T17: keeps written down whom a table over days asks, for those who look from outside. */
export class TurnsNote {
  private noted = '';
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly table: TableBasics) {}

  /** Something may have changed. What could not be written comes again with the next change. */
  look(): void {
    const { state, services, log } = this.table;
    const { turns } = services;
    if (!turns || !isPlayedOverDays(state)) return;
    const asked = this.asked();
    const now = JSON.stringify(asked.map(({ person, id, deadline = 0 }) => [person, id, minuteOf(deadline)]));
    if (now === this.noted) return;
    this.noted = now;
    const kept = asked.flatMap(({ person, id: decision, kind, deadline }) =>
      deadline === undefined ? [] : { person, decision, kind, deadline },
    );
    const here = state.places.flatMap(({ person, here }) => (person && here ? [person.id] : []));
    // One after the other: the last one holds.
    this.last = this.last
      .then(() => turns.set(state.record.matchId, kept))
      .then((fresh) => this.call(fresh, { asked: kept, here }))
      .catch((error: unknown) => {
        this.noted = '';
        log.warn({ err: error }, 'whose turn it is was not kept');
      });
  }

  /** Whoever is asked and is not here is called. */
  private async call(
    fresh: readonly AskedPerson[],
    then: { readonly asked: readonly AskedPerson[]; readonly here: readonly string[] },
  ): Promise<void> {
    const { state, services, log } = this.table;
    await services.caller
      ?.turn(state.record, { fresh, ...then })
      .catch((error: unknown) => log.warn({ err: error }, 'whoever is asked could not be called'));
  }

  /** What a person is asked, and until when. */
  of(person: string): MyTable['turn'] {
    const turn = this.asked().find((one) => one.person === person);
    return turn && { kind: turn.kind, ...(turn.deadline !== undefined && { deadline: turn.deadline }) };
  }

  async settled(): Promise<void> {
    await this.last;
  }

  private asked() {
    const { state, current, services } = this.table;
    const { ports } = services;
    if (state.phase !== 'playing') return [];
    const shift = ports.now() - ports.steady();
    return state.places.flatMap((place) => {
      const decision = isUpToPerson(place) ? current.asked(place.seat) : undefined;
      if (!decision || !place.person) return [];
      const { id, kind } = decision;
      const deadline = place.deadline === undefined ? undefined : Math.round(place.deadline + shift);
      return { person: place.person.id, id, kind, deadline };
    });
  }
}
