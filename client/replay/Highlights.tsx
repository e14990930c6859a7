import type { Highlight } from '../../shared/games/kit';
import { ui } from '../games/current';
import { RichText } from '../parts/RichText';
import { goTo, highlights, play, replay } from './player';

/** What is worth seeing again: a press goes right before it and plays. */
export function Highlights() {
  const watch = ({ moment }: Highlight) => {
    goTo(moment);
    play();
  };
  const game = ui();
  const words = game.words();
  return (
    <div
      class="words-list"
      id="words-highlights"
      role="tabpanel"
      aria-labelledby="tab-highlights"
      tabIndex={0}
    >
      {highlights.value.length === 0 && <p class="words-empty">{words.noHighlights}</p>}
      <ol class="highlights">
        {highlights.value.map((highlight, i) => {
          const { round, turn } = replay.value?.moments[highlight.moment] ?? { round: 0, turn: 0 };
          const { seat, words: told, drawing } = game.highlight(highlight);
          return (
            <li key={i}>
              <button
                class={`highlight highlight-${highlight.type} seat-${seat}`}
                onClick={() => watch(highlight)}
              >
                {drawing}
                <span>
                  <RichText text={told} isFlat />
                </span>
                <small>{words.moment(round, turn)}</small>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
