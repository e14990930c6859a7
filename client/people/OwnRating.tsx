import { useEffect } from 'preact/hooks';
import { ratingsText } from './text';
import { lookMeUp, me } from './me';

/** What a rated match that is over did to one's own rating, as soon as it is kept. */
export function OwnRating({ matchId }: { matchId: string }) {
  useEffect(() => void lookMeUp(), [matchId]);
  const own = me.value?.person.id;
  const match = me.value?.history.find((played) => played.matchId === matchId);
  const rating = match?.seats.find(({ person }) => person !== undefined && person.id === own)?.rating;
  if (!rating) return null;
  const text = ratingsText.text();
  const { points, change, weight, doubts = [] } = rating;
  return (
    <p class="results-rating" role="status">
      {text.now(points, change)}
      {doubts.length > 0 && ` ${text.weighed(weight, doubts)}`}
    </p>
  );
}
