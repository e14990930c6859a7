import { Chronicle, type Onlooker, type Sight } from '../../shared/replay';
import type { Change } from '../../shared/replay/whatIf';
import type { StoryLine } from './desk';
import type { ChangedStory } from './engineTalk';
import type { MatchEngine } from './matchEngine';

/** A line of a match as this page has it: its story, and its engine for what a moment looks like. */
export class Watched extends Chronicle {
  private readonly line: number;

  constructor(
    { line, story }: StoryLine,
    readonly engine: MatchEngine,
  ) {
    super(story);
    this.line = line;
  }

  sight(number: number, onlooker: Onlooker): Sight | Promise<Sight> {
    return this.engine.sight(this.line, number, onlooker);
  }

  change(change: Change): Promise<ChangedStory> {
    return this.engine.change(this.line, change);
  }
}
