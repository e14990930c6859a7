import type { RulesText } from '../i18n/en/rules';
import './QuickReference.css';

/** A game on one screen: what one looks up in the middle of a match. */
export type QuickReference = readonly { readonly title: string; readonly lines: readonly string[] }[];

export const QUICK = 'quick';

/** Two columns on a screen, one sheet on paper. */
export function QuickReferencePanel({ text, quick }: { text: RulesText; quick: QuickReference }) {
  return (
    <section class="panel quick" id={QUICK}>
      <header class="quick-head">
        <h2>{text.quick}</h2>
        <button class="button small quick-print" onClick={() => print()}>
          {text.print}
        </button>
      </header>
      <div class="quick-parts">
        {quick.map(({ title, lines }) => (
          <div key={title} class="quick-part">
            <h3>{title}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
