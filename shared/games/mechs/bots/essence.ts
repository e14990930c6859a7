import type { Knowledge } from '../../../core';
import type { MechsEvent } from '../events';
import type { MechsTypes } from '../types';

/** Of the log before the last boundary, what imagining the unseen draws on: mines, and this round's cards. */
const TELLING: readonly MechsEvent['type'][] = [
  'baseMinesPlaced',
  'tokenDeployed',
  'tokenRemoved',
  'mineExploded',
  'roundStarted',
  'cardRevealed',
  'robotFlipped',
];

/** The same knowledge in a tenth of the bytes: copying it to a thread is the one thing a room waits for. */
export function essence(knowledge: Knowledge<MechsTypes>): Knowledge<MechsTypes> {
  const { events, eventsAtBoundary } = knowledge;
  const round = events.findLastIndex((event) => event.type === 'roundStarted');
  const before = events
    .slice(0, eventsAtBoundary)
    .filter((event, i) => TELLING.includes(event.type) && (event.type !== 'cardRevealed' || i > round));
  return {
    ...knowledge,
    events: [...before, ...events.slice(eventsAtBoundary)],
    eventsAtBoundary: before.length,
  };
}
