import { Rerun, type Game, type Match, type MatchRecord, type Seat } from '../core';
import type { ProgrammedCard } from '../games/mechs/state';
import type { MechsTypes } from '../games/mechs/types';
import type { Commitment } from './archive';
import { commitTo, type Opener } from './commitments';

/**
 * Looks on while a match is played and commits to what is hidden: to every program once, when the last seat has
 * locked, and to every mine that stands in the arena, when it was placed. It stands outside of the rules: whoever
 * plays a match out in thought does not pay for it.
 */
export class Notary {
  readonly commitments: Commitment[] = [];
  private events = 0;
  private round = 0;
  private lastToken = 0;

  constructor(private readonly opener: Opener) {}

  /** To be called before the first input and after each. */
  look(match: Match<MechsTypes>): void {
    for (; this.events < match.events.length; this.events++) {
      const event = match.events[this.events];
      if (event?.type === 'roundStarted') this.round = event.round;
      else if (event?.type === 'programsLocked') this.commitToPrograms(match);
    }
    this.commitToMines(match);
  }

  /**
   * What each seat answered last. The state will not do: a round in which nobody is asked anything is over, and its
   * programs are gone, when the match next stands still.
   */
  private commitToPrograms(match: Match<MechsTypes>): void {
    const { inputs } = match.record();
    match.state.open.seats.forEach(({ robot }, seat) => {
      if (robot) return;
      const program = lastAnswer(inputs, seat) as readonly ProgrammedCard[];
      this.commitments.push(commitTo(this.opener, { kind: 'program', round: this.round, seat, program }));
    });
  }

  /** One that was placed and is gone again before anybody was asked anything has never been hidden from anybody. */
  private commitToMines({ state }: Match<MechsTypes>): void {
    let newest = this.lastToken;
    for (const { id: token, kind, seat } of state.open.tokens) {
      if (token <= this.lastToken) continue;
      newest = Math.max(newest, token);
      const number = kind === 'mine' ? state.secrets[seat]?.placed[token] : undefined;
      if (number !== undefined)
        this.commitments.push(commitTo(this.opener, { kind: 'mine', token, seat, number }));
    }
    this.lastToken = newest;
  }
}

function lastAnswer(inputs: MatchRecord<MechsTypes>['inputs'], seat: Seat): unknown {
  const input = inputs.findLast((one) => one.type === 'answer' && one.seat === seat);
  return input?.type === 'answer' ? input.answer : undefined;
}

/** Plays a record again under the eyes of a notary. Throws where it cannot have come from these rules. */
export function notarize(
  game: Game<MechsTypes>,
  record: MatchRecord<MechsTypes>,
  opener: Opener,
): { readonly match: Match<MechsTypes>; readonly notary: Notary } {
  const notary = new Notary(opener);
  const again = new Rerun(game, record);
  do notary.look(again.match);
  while (again.next());
  return { match: again.match, notary };
}
