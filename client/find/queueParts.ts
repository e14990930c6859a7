import { lazy } from '../parts/lazy';

/** What only somebody who looks for a match needs, fetched together. */
export const queueCard = lazy(async () => {
  const [{ QueueCard }, { quickPlayText }] = await Promise.all([import('./QueueCard'), import('./seek')]);
  await quickPlayText.load();
  return QueueCard;
});

/** Fetches what is needed, at once; what it gives gets in line. */
export async function prepareSeeking(): Promise<() => void> {
  queueCard.load();
  const { seek, quickPlayText } = await import('./seek');
  await quickPlayText.load();
  return seek;
}
