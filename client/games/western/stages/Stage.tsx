import type { WesternTypes } from '../../../../shared/games/western/types';
import type { Shown } from '../../ui';
import { scene } from '../model/scenes';
import { DuelStage } from './DuelStage';
import { RevealStage } from './RevealStage';
import { ShowdownStage } from './ShowdownStage';
import './Stage.css';

/** What is shown large over the town: a duel while it lasts, the showdown while it is played. */
export function Stage(shown: Shown<WesternTypes>) {
  const now = scene.value;
  if (!now) return null;
  switch (now.type) {
    case 'duel':
      return <DuelStage {...shown} scene={now} />;
    case 'reveal':
      return <RevealStage {...shown} scene={now} />;
    default:
      return <ShowdownStage key={`${now.type}-${now.place}`} {...shown} scene={now} />;
  }
}
