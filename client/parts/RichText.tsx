import { ui } from '../games/current';
import { partsOf } from '../i18n/rich';
import { nameOf } from '../model/names';
import './RichText.css';

/**
 * A message of the catalogue with its seats and the things of the game brought to life. `isSkipped`: Tab passes over
 * what can be pressed in it, where there are hundreds of them. `isFlat`: inside something that is pressed itself, where
 * things are but named. `isBesideChoices`: what can be pressed in it tells that it is none of them.
 */
export function RichText({
  text,
  isSkipped = false,
  isFlat = false,
  isBesideChoices = false,
}: {
  text: string;
  isSkipped?: boolean;
  isFlat?: boolean;
  isBesideChoices?: boolean;
}) {
  const parts = partsOf(text);
  return (
    <>
      {parts.map((part, i) => {
        switch (part.type) {
          case 'text':
            return !isFlat && parts[i - 1]?.type === 'thing'
              ? part.text.slice(stopOf(part).length)
              : part.text;
          case 'seat':
            return (
              <b key={i} class={`seat-name seat-${part.seat}`}>
                {nameOf(part.seat)}
              </b>
            );
          case 'thing': {
            const { Thing, nameOfThing } = ui();
            if (isFlat) return nameOfThing(part.kind, part.id);
            const { kind, id } = part;
            return (
              <span key={i} class="rich-thing">
                <Thing {...{ kind, id, isSkipped, isBesideChoices }} />
                {stopOf(parts[i + 1])}
              </span>
            );
          }
        }
      })}
    </>
  );
}

/** What closes a sentence or part of one right behind a thing: no line begins with it. */
function stopOf(next: ReturnType<typeof partsOf>[number] | undefined): string {
  return (next?.type === 'text' && /^[\u202f.,;:!?…)»]+/.exec(next.text)?.[0]) || '';
}

/** The same as plain words, for labels and announcements. */
export function plainText(text: string): string {
  return partsOf(text)
    .map((part) => {
      switch (part.type) {
        case 'text':
          return part.text;
        case 'seat':
          return nameOf(part.seat);
        case 'thing':
          return ui().nameOfThing(part.kind, part.id);
      }
    })
    .join('');
}
