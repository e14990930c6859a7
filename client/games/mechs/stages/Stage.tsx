import { sceneOf } from '../model/scene';
import { scene } from '../model/scenes';
import { shown, view } from '../model/table';
import { FightStage } from './FightStage';
import { FightDoor, isAside } from './fightDoor';
import { MomentStage } from './MomentStage';
import { ScoringStage } from './ScoringStage';

/** What is shown large over the arena: a fight while it lasts, the rest while it is played. */
export function Stage() {
  const now = scene.value;
  const open = shown.value;
  const truth = view.value;
  if (!now || !open || !truth) return null;
  const table = sceneOf(truth, open);
  switch (now.type) {
    case 'fight':
      return isAside(now, truth.decision) ? (
        <FightDoor fight={now} isOnArena />
      ) : (
        <FightStage key={now.number} table={table} fight={now} />
      );
    case 'scoring':
      return <ScoringStage key={`${now.round}-${now.payouts.length}`} table={table} scoring={now} />;
    default:
      return <MomentStage table={table} moment={now} />;
  }
}
