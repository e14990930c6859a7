import type { GameTypes, Match } from '../../shared/core';
import type { AnyKit } from '../../shared/games';
import { handlingOf, type AutomaticAnswer, type Habits } from '../../shared/protocol';
import { isUpToPerson, type Place, type TableState } from './tableState';

/** How a decision is answered without its person being asked: with this, or with what a bot thinks of it. */
export type Delegated =
  | { readonly id: number; readonly by: 'rule'; readonly answer: unknown }
  | { readonly id: number; readonly by: 'bot' };

interface Looked {
  readonly waiting: unknown;
  readonly options: unknown;
  readonly habits: Habits;
  readonly demanded: unknown;
  readonly found: Delegated | undefined;
}

/**
 * What people have left to others (T16). It is answered through the same door as everything else; the rules and the record
 * know no difference. A sensible answer comes at once, because it follows from what everybody knows; one that a bot thinks
 * of comes after the same pause as any bot's, whatever is hidden.
 */
export class DelegatedDecisions {
  /** By seat: it is asked for several times for each input. */
  private readonly looked: (Looked | undefined)[] = [];

  constructor(
    private readonly kit: AnyKit,
    private readonly state: Pick<TableState, 'record' | 'places'>,
  ) {}

  of(seat: number, match: Match<GameTypes>): Delegated | undefined {
    const place = this.state.places[seat];
    const { delegation } = this.kit;
    if (!delegation || !place?.habits || !isUpToPerson(place)) return undefined;
    const waiting = match.question(seat);
    if (!waiting) return undefined;
    const { habits, demanded } = place;
    const { options } = waiting.question;
    const last = this.looked[seat];
    if (
      last?.waiting === waiting &&
      last.options === options &&
      last.habits === habits &&
      last.demanded === demanded
    )
      return last.found;
    const found = this.look(place, habits, match);
    this.looked[seat] = { waiting, options, habits, demanded, found };
    return found;
  }

  private look({ seat, demanded }: Place, habits: Habits, match: Match<GameTypes>): Delegated | undefined {
    const { delegation } = this.kit;
    const waiting = match.question(seat);
    if (!delegation || !waiting) return undefined;
    const { id, question } = waiting;
    const { kind, about, options } = question;
    if (demanded.has(kind)) return undefined;
    const { rated } = this.state.record.settings;
    switch (handlingOf(delegation, habits, { kind, rated })) {
      case 'ask':
        return undefined;
      case 'bot':
        return { id, by: 'bot' };
      case 'rule': {
        const { config, state } = match;
        const sensible = delegation.sensible({ config, open: state.open }, { seat, kind, about, options });
        return sensible && { id, by: 'rule', answer: sensible.answer };
      }
    }
  }
}

/** So many are told to whoever comes back. */
const MOST_TOLD = 60;

export function noteAutomatic(place: Place, answer: AutomaticAnswer): void {
  place.automatic = [...place.automatic, answer].slice(-MOST_TOLD);
}

/** Whether somebody wants to be asked the next time, whatever their habits are. */
export function demand(place: Place, kind: string, on: boolean): void {
  if (place.demanded.has(kind) === on) return;
  const demanded = new Set(place.demanded);
  if (on) demanded.add(kind);
  else demanded.delete(kind);
  place.demanded = demanded;
}
