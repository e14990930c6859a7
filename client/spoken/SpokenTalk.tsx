import { log } from '../model/log';
import { since } from '../model/since';
import { spokenText } from './spokenParts';
import type { SpokenProps } from './SpokenTable';
import { toldLine, toldToYou } from './toldLine';

/** A fight as a conversation: who stands how, and what each has done so far, in turn. */
export function SpokenTalk({ game, shown }: SpokenProps) {
  const talk = game.talk(shown);
  if (!talk) return null;
  const lines = since(log.value, talk.since).flatMap((event) => toldLine(event) ?? []);
  return (
    <section class="spoken-talk" aria-labelledby="spoken-talk">
      <h2 id="spoken-talk">{toldToYou(talk.title)}</h2>
      <ul aria-label={spokenText.text().standing}>
        {talk.standing.map((line) => (
          <li key={line}>{toldToYou(line)}</li>
        ))}
      </ul>
      <ol aria-label={spokenText.text().soFar}>
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ol>
    </section>
  );
}
