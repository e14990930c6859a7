import type { Bot, Situation, Thought } from '../../../core';
import type { MechsTypes, Scene } from '../types';

export type MechsBot = Bot<MechsTypes>;
export type MechsSituation = Situation<MechsTypes>;
/** Its arrangement is a better standing order of weapons (M6.2). */
export type MechsThought = Thought<MechsTypes>;

/** What the pure rules need to look at a situation. */
export function sceneOf({ config, view }: Pick<MechsSituation, 'config' | 'view'>): Scene {
  return { config, open: view.open };
}
