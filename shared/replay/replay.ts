import {
  copyOf,
  type GameTypes,
  type Input,
  type Match,
  type MatchRecord,
  type Pace,
  type Rerun,
} from '../core';
import type { ReplayKit, Moment } from '../games/kit';
import type { FullDeed } from './deed';
import type { Onlooker } from './onlooker';
import { sightOf, type Sight } from './sight';
import { Chronicle, type Story } from './story';

/**
 * A match that was played, to be looked at again: moment 0 is its start, moment n what it was like after n inputs.
 * Going forward submits the next inputs; going back starts over, since a whole match replays in about a
 * millisecond.
 */
export class Replay<T extends GameTypes = GameTypes> extends Chronicle<T> {
  private again: Rerun<T>;

  /** Throws where the record cannot have come from these rules. */
  constructor(
    readonly kit: ReplayKit<T>,
    record: MatchRecord<T>,
  ) {
    const again = kit.runner.again(kit.rules, record);
    super(storyOf(kit, record, again));
    this.again = again;
  }

  /** The moment as the onlooker may know it. */
  sight(number: number, onlooker: Onlooker): Sight<T> {
    return copyOf(sightOf(this.matchAt(number), onlooker));
  }

  private matchAt(number: number): Match<T> {
    if (number < this.again.at) this.again = this.kit.runner.again(this.kit.rules, this.record);
    return this.again.goTo(number);
  }
}

function storyOf<T extends GameTypes>(kit: ReplayKit<T>, record: MatchRecord<T>, again: Rerun<T>): Story<T> {
  const { match } = again;
  const moments = [momentOf(kit, match, 0)];
  const deeds: FullDeed<T>[] = [];
  for (const input of record.inputs) {
    const asked = match.question(input.seat)?.question;
    again.next();
    deeds.push(fullDeed(kit, input, asked, match));
    moments.push(momentOf(kit, match, moments.length));
  }
  const played = { moments, events: match.events };
  return { ...played, record, deeds, highlights: kit.highlights(played) };
}

function momentOf<T extends GameTypes>(
  kit: ReplayKit<T>,
  { state, config, events }: Match<T>,
  number: number,
): Moment {
  return {
    number,
    ...kit.whereabouts(state.open),
    events: events.length,
    points: kit.scores(state.open, config),
  };
}

function fullDeed<T extends GameTypes>(
  { rules }: ReplayKit<T>,
  input: Input,
  asked: { readonly kind: T['decision']['kind']; readonly pace?: Pace } | undefined,
  match: Match<T>,
): FullDeed<T> {
  const { type, seat } = input;
  if (input.type !== 'answer') return { type, seat, isHeld: false };
  const isHeld = match.heldBy(seat) !== undefined;
  const { answer } = input;
  const kind = asked?.kind;
  const publicAnswer = isHeld || kind === undefined ? undefined : rules.publicAnswer(kind, answer);
  return { type, seat, kind, pace: asked?.pace, answer, publicAnswer, isHeld };
}
