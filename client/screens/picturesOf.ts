import type { Drawings, RulePicture, RulePictures } from './RulePicture';

interface Words<Id extends string> {
  readonly players: readonly string[];
  readonly of: Readonly<Record<Id, Pick<RulePicture, 'alt' | 'caption'>>>;
}

/** The pictures of a game in the order of its chapters, with their words. */
export function rulePictures<Id extends string>(
  text: Words<Id>,
  places: Readonly<Record<Id, Pick<RulePicture, 'under' | 'shape'>>>,
  open: () => Promise<Drawings>,
): RulePictures {
  const list = (Object.keys(places) as Id[]).map((id) => ({ id, ...places[id], ...text.of[id] }));
  return { list, players: text.players, open };
}
