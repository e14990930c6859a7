import { must, times, type Plain } from '../../shared/core';
import { verify, type MatchArchive, type Report, type Seen } from '../../shared/fairness';
import type { AnyReplayKit } from '../../shared/games/kit';
import { Replay, type Onlooker, type Sight, type Story } from '../../shared/replay';

/** A match, or what became of it with another answer: by the number under which its engine has it. */
export interface StoryLine {
  readonly line: number;
  readonly story: Story;
}

/** A match that its engine has played again. */
export interface Opening extends StoryLine {
  /** Seats that the rules themselves play. */
  readonly automatic: readonly boolean[];
  readonly houseRules?: Plain;
}

/** What the rules do not take: a configuration that is none, or a record that cannot have come from them. */
export type Impossible = 'foreign' | 'impossible';

/** All that is asked of the rules of one match: here in the page, or in the worker where its engine runs. */
export class Desk {
  private readonly lines: Replay[] = [];

  /** `engine`: the hash of the file that the kit comes from, where that is known. */
  constructor(
    private readonly kit: AnyReplayKit,
    private readonly engine?: string,
  ) {}

  open({ record }: MatchArchive): Opening | Impossible {
    const { rules, table } = this.kit;
    const config = table.configFrom(record.config);
    if (config === undefined) return 'foreign';
    try {
      return {
        ...this.add({ ...record, config }),
        automatic: times(rules.seatsOf(config), (seat) => table.isAutomatic(config, seat)),
        houseRules: table.houseRulesOf?.(config),
      };
    } catch {
      return 'impossible';
    }
  }

  /** Throws where the record cannot have come from these rules. */
  add(record: Replay['record']): StoryLine {
    const replay = new Replay(this.kit, record);
    return { line: this.lines.push(replay) - 1, story: replay.story };
  }

  record(line: number): Replay['record'] {
    return must(this.lines[line], 'line').record;
  }

  sight(line: number, number: number, onlooker: Onlooker): Sight {
    return must(this.lines[line], 'line').sight(number, onlooker);
  }

  verify(archive: MatchArchive, seen: Seen): Report {
    const { record } = archive;
    const config = this.kit.table.configFrom(record.config);
    // One file of a rules version stands for another: what it finds counts, but it is not the one that was named.
    const engine = this.engine === archive.engine ? this.engine : undefined;
    return verify(this.kit, { ...archive, record: { ...record, config } }, seen, engine);
  }
}
