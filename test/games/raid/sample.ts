import {
  copyOf,
  seedFrom,
  shuffled,
  startRandom,
  times,
  type Knowledge,
  type Position,
  type Random,
} from '../../../shared/core';
import { CARDS, type RaidTypes } from './types';

/** What the viewer cannot know is drawn among what is possible; dice and cards that were seen since stay as they were. */
export function sample(knowledge: Knowledge<RaidTypes>, random: Random): Position<RaidTypes> {
  const { boundary, asked, since, events, eventsAtBoundary } = knowledge;
  const { open, own, viewer } = boundary;
  const news = events.slice(eventsAtBoundary);
  const revealed = news.flatMap((event) => (event.type === 'cardsRevealed' ? event.cards : []));
  const seen = new Set([...open.played, ...revealed, ...(own?.hand ?? []), own?.laid]);
  const unseen = shuffled(
    times(CARDS, (card) => card + 1).filter((card) => !seen.has(card)),
    random,
  );
  const secrets = open.seats.map(({ cards }, seat) => {
    if (seat === viewer && own) return copyOf(own);
    const laid = open.phase === 'risk' ? (revealed[seat] ?? unseen.pop()) : undefined;
    return { hand: times(cards, () => unseen.pop()!), laid, note: '' };
  });
  return {
    state: {
      open: copyOf(open),
      secrets,
      hidden: { deck: unseen.slice(0, open.deckCount) },
      random: startRandom(seedFrom(random)),
    },
    asked,
    inputs: since,
    draws: { dice: news.flatMap((event) => (event.type === 'dieRolled' ? [event.die - 1] : [])) },
  };
}
