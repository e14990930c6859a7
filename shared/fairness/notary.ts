import type { GameTypes, Match, MatchRecord } from '../core';
import type { ReplayKit, Witness } from '../games/kit';
import type { Commitment, PublicCommitment } from './archive';
import { commitTo, type Opener } from './commitments';

/**
 * Looks on while a match is played and commits to what the game's witness says is hidden. It stands outside of the
 * rules: whoever plays a match out in thought does not pay for it.
 */
export class Notary<T extends GameTypes> {
  /** In order: as an archive has them, and as everybody at the table sees them. */
  readonly commitments: Commitment[] = [];
  readonly published: PublicCommitment[] = [];
  private readonly ids = new Set<string>();
  private readonly witness: Witness<T>;

  constructor(
    kit: Pick<ReplayKit<T>, 'witness'>,
    private readonly opener: Opener,
  ) {
    this.witness = kit.witness();
  }

  /** To be called before the first input and after each. */
  look(match: Match<T>): void {
    for (const witnessed of this.witness.look(match)) {
      if (this.ids.has(witnessed.id)) continue;
      this.ids.add(witnessed.id);
      const hash = commitTo(this.opener, witnessed);
      this.commitments.push({ ...witnessed.named, hash });
      this.published.push({ id: witnessed.id, hash });
    }
  }
}

/** Plays a record again under the eyes of a notary. Throws where it cannot have come from these rules. */
export function notarize<T extends GameTypes>(
  kit: ReplayKit<T>,
  record: MatchRecord<T>,
  opener: Opener,
): { readonly match: Match<T>; readonly notary: Notary<T> } {
  const notary = new Notary(kit, opener);
  const again = kit.runner.again(kit.rules, record);
  do notary.look(again.match);
  while (again.next());
  return { match: again.match, notary };
}
