import type { Seat } from '../../../../shared/core';
import type { Token } from '../../../../shared/games/mechs/state';
import type { MechsEvent } from '../../../../shared/games/mechs/events';

/** A card that would have deployed something, and whose turn went by without it. */
export interface IdleDeploy {
  readonly seat: Seat;
  readonly kind: Token['kind'];
}

const KINDS = { deployMine: 'mine', deployTurret: 'turret' } as const;

/**
 * M5.3: whoever cannot deploy, or does not want to, does nothing, and the rules tell nothing. `told` ends with what ends
 * the turn; of somebody who was knocked out or driven away in it that is told instead.
 */
export function idleDeploy(told: readonly MechsEvent[]): IdleDeploy | undefined {
  const turn = told.slice(0, -1);
  const from = turn.findLastIndex(({ type }) => type === 'turnStarted');
  const since = turn.slice(from + 1);
  const played = since.find((event) => event.type === 'cardRevealed');
  if (!played || !(played.card.kind in KINDS)) return undefined;
  const { seat } = played;
  const isTold = since.some(
    (event) =>
      event.type === 'roundEnded' ||
      event.type === 'tokenDeployed' ||
      event.type === 'tokenMoved' ||
      ((event.type === 'knockedOut' || event.type === 'pilotRetreated') && event.seat === seat),
  );
  return isTold ? undefined : { seat, kind: KINDS[played.card.kind as keyof typeof KINDS] };
}
