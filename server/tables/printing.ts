import type { GameTypes, Match, Rerun } from '../../shared/core';
import { archiveOfPlayed, Notary, type ArchivedSeat, type EndedMatch } from '../../shared/fairness';
import type { AnyKit } from '../../shared/games';
import { type Slices } from '../base/slices';

/** The text of an archive or a log, but for the names, which are somebody else's tomorrow. */
export class Printed {
  private constructor(
    private readonly before: Buffer,
    private readonly after: Buffer,
  ) {}

  static from(
    kit: AnyKit,
    ended: Omit<EndedMatch<GameTypes>, 'seats'>,
    played: Parameters<typeof archiveOfPlayed>[2],
  ): Printed {
    const { seats: _names, record, proof, ...head } = archiveOfPlayed(kit, { ...ended, seats: [] }, played);
    return Printed.around(head, { record, proof });
  }

  /** What comes before the names, and what after them. */
  static around(head: object, rest: object): Printed {
    const before = `${JSON.stringify(head).slice(0, -1)},"seats":`;
    const after = `,${JSON.stringify(rest).slice(1)}`;
    return new Printed(Buffer.from(before), Buffer.from(after));
  }

  get size(): number {
    return this.before.length + this.after.length;
  }

  with(seats: readonly ArchivedSeat[]): Buffer {
    return Buffer.concat([this.before, Buffer.from(JSON.stringify(seats)), this.after]);
  }
}

/** Plays a match that is over once more, in slices, and puts its archive into words. */
export async function print(
  kit: AnyKit,
  ended: Omit<EndedMatch<GameTypes>, 'seats'>,
  slices: Slices,
): Promise<Printed> {
  const { match, notary } = await playAgain(kit, ended, slices);
  await slices.pause();
  const played = { events: match.events, commitments: notary.commitments };
  return Printed.from(kit, { ...ended, record: match.record() }, played);
}

/** Inputs on which the rules fail had no effect when they came, and have none now. */
async function playAgain(
  kit: AnyKit,
  { matchId, record, origin: { serverSeed } }: Omit<EndedMatch<GameTypes>, 'seats'>,
  slices: Slices,
): Promise<{ readonly match: Match<GameTypes>; readonly notary: Notary<GameTypes> }> {
  const inputs = record.inputs.slice();
  for (;;) {
    const again = kit.runner.again(kit.rules, { ...record, inputs });
    const notary = new Notary(kit, { matchId, serverSeed });
    notary.look(again.match);
    while (canGoOn(again)) {
      notary.look(again.match);
      await slices.pause();
    }
    if (!again.coming) return { match: again.match, notary };
    inputs.splice(again.at, 1);
  }
}

/** False at the end, and before an input on which the rules fail. */
function canGoOn(again: Rerun<GameTypes>): boolean {
  try {
    return again.next();
  } catch {
    return false;
  }
}
