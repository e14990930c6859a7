import type { Match, MatchRecord, Seat } from '../../core';
import type { Witness, Witnessed } from '../kit';
import type { ProgrammedCard } from './state';
import type { MechsTypes } from './types';

/**
 * What is committed to: every program once, when the last seat has locked, and every mine that stands in the arena,
 * when it was placed.
 */
export class MechsWitness implements Witness<MechsTypes> {
  private events = 0;
  private round = 0;
  private lastToken = 0;

  look(match: Match<MechsTypes>): Witnessed[] {
    const found: Witnessed[] = [];
    for (; this.events < match.events.length; this.events++) {
      const event = match.events[this.events];
      if (event?.type === 'roundStarted') this.round = event.round;
      else if (event?.type === 'programsLocked') found.push(...programsOf(match, this.round));
    }
    this.findMines(match, found);
    return found;
  }

  /** One that was placed and is gone again before anybody was asked anything has never been hidden from anybody. */
  private findMines({ state }: Match<MechsTypes>, found: Witnessed[]): void {
    let newest = this.lastToken;
    for (const { id: token, kind, seat } of state.open.tokens) {
      if (token <= this.lastToken) continue;
      newest = Math.max(newest, token);
      const number = kind === 'mine' ? state.secrets[seat]?.placed[token] : undefined;
      if (number !== undefined)
        found.push({ id: `mine/${token}/${seat}`, named: { kind, token, seat }, hidden: { number } });
    }
    this.lastToken = newest;
  }
}

/**
 * What each seat answered last. The state will not do: a round in which nobody is asked anything is over, and its
 * programs are gone, when the match next stands still.
 */
function programsOf(match: Match<MechsTypes>, round: number): Witnessed[] {
  const { inputs } = match.record();
  return match.state.open.seats.flatMap(({ robot }, seat): Witnessed[] => {
    if (robot) return [];
    const answer = lastAnswer(inputs, seat) as readonly ProgrammedCard[];
    const program = answer.map(({ card, direction }) => ({ card, direction }));
    const kind = 'program';
    return [{ id: `program/${round}/${seat}`, named: { kind, round, seat }, hidden: { program } }];
  });
}

function lastAnswer(inputs: MatchRecord<MechsTypes>['inputs'], seat: Seat): unknown {
  const input = inputs.findLast((one) => one.type === 'answer' && one.seat === seat);
  return input?.type === 'answer' ? input.answer : undefined;
}
