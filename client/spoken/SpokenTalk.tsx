import { lineOf } from '../model/log';
import { log } from '../model/log';
import { since } from '../model/since';
import { plainText } from '../parts/RichText';
import { spokenText } from './spokenParts';
import type { SpokenProps } from './SpokenTable';

/** A fight as a conversation: who stands how, and what each has done so far, in turn. */
export function SpokenTalk({ game, shown }: SpokenProps) {
  const talk = game.talk(shown);
  if (!talk) return null;
  const lines = since(log.value, talk.since).flatMap((event) => lineOf(event) ?? []);
  return (
    <section class="spoken-talk" aria-labelledby="spoken-talk">
      <h2 id="spoken-talk">{talk.title}</h2>
      <ul aria-label={spokenText.text().standing}>
        {talk.standing.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ol aria-label={spokenText.text().soFar}>
        {lines.map((line, i) => (
          <li key={i}>{plainText(line)}</li>
        ))}
      </ol>
    </section>
  );
}
