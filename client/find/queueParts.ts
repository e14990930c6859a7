import { fetchAhead } from '../games';
import { t } from '../i18n';
import { chapter } from '../i18n/chapter';
import { game } from '../model/game';
import { lazy } from '../parts/lazy';

export const quickPlayText = chapter(() => t().quickPlay());

/** What only somebody who looks for a match needs, fetched together. */
export const queueCard = lazy(async () => {
  const [{ QueueCard }] = await Promise.all([import('./QueueCard'), quickPlayText.load()]);
  return QueueCard;
});

/** Fetches what is needed, at once, the game with it; what it gives gets in line. */
export async function prepareSeeking(): Promise<() => void> {
  queueCard.load();
  fetchAhead(game.value);
  const [{ seek }] = await Promise.all([import('./seek'), quickPlayText.load()]);
  return seek;
}
