import type { ComponentType } from 'preact';
import type { AnyReplayKit } from '../../shared/games/kit';
import type { LessonBook } from '../lessons/lesson';
import type { RulesBook } from '../screens/Rules';
import type { Lazy } from '../parts/lazy';
import type { AnyUi } from './ui';

/** What every page knows of a game from the start: small, since the first screen carries it. */
export interface GameCard {
  readonly id: string;
  /** How many people can sit down. */
  readonly sizes: readonly number[];
  readonly picture: Lazy;
  /** Before anything is shown. */
  loadText(): Promise<void>;
  text(): CardText;
  /** Everything a table of it needs. */
  ui(): Promise<AnyUi>;
  /** What a match is shown again and verified with. */
  kit(): Promise<AnyReplayKit>;
  /** The rules to read. */
  book(): Promise<RulesBook>;
  /** What there is to learn by doing it. */
  lessons(): Promise<LessonBook>;
  /** A match that was played, to be watched behind the start page. */
  scene?(): Promise<GameScene>;
  /** What people have played as: drawn beside their names in profiles. */
  roles(): Promise<Roles>;
}

export interface GameScene {
  readonly steps: number;
  readonly Scene: ComponentType<SceneProps>;
}

export interface SceneProps {
  readonly step: number;
}

export interface CardText {
  readonly name: string;
  readonly tagline: string;
  /** In a few words, under its picture. */
  readonly short: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly unofficial: string;
  /** Against what the rules themselves play, where they do. */
  readonly solo?: {
    readonly play: string;
    readonly hint: string;
    readonly company: string;
    /** What can be chosen about it besides. */
    readonly choices?: readonly OptionChoice[];
  };
  /** What is asked, by kind, for those who are not at the table; what is small goes without words of its own. */
  readonly asked: Readonly<Record<string, string>>;
  /** How a clock is told of: what a long question of this game is. */
  readonly paces: { readonly standard: string; readonly blitz: string };
}

/** One of the game's own options, as data: the frame draws it. */
export interface OptionChoice {
  /** Its name among the options of a table. */
  readonly id: string;
  readonly legend: string;
  readonly options: readonly { readonly value: string | number | boolean; readonly label: string }[];
  readonly standard: string | number | boolean;
}

export interface Roles {
  /** Over what somebody has played as most. */
  readonly title: string;
  /** None for a role that this page does not know. */
  nameOf(role: string): string | undefined;
  readonly Badge: ComponentType<{ readonly role: string; readonly label?: string }>;
}
