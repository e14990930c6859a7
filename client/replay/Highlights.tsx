import type { Highlight } from '../../shared/replay';
import { Icon, type IconName } from '../parts/Icon';
import { RichText } from '../parts/RichText';
import { goTo, highlights, play, replay } from './player';
import { useText } from './text';

const ICONS: Record<Highlight['type'], IconName> = {
  combat: 'melee',
  knockOut: 'area',
  mech: 'mech',
  lead: 'vp',
};

/** What is worth seeing again: a press goes right before it and plays. */
export function Highlights() {
  const text = useText();
  const watch = ({ moment }: Highlight) => {
    goTo(moment);
    play();
  };
  const wordsFor = text.highlight as Record<Highlight['type'], (it: Highlight) => string>;
  return (
    <div
      class="words-list"
      id="words-highlights"
      role="tabpanel"
      aria-labelledby="tab-highlights"
      tabIndex={0}
    >
      {highlights.value.length === 0 && <p class="words-empty">{text.noHighlights}</p>}
      <ol class="highlights">
        {highlights.value.map((highlight, i) => {
          const { round, turn } = replay.value?.moments[highlight.moment] ?? { round: 0, turn: 0 };
          const seat = 'seat' in highlight ? highlight.seat : highlight.attacker;
          return (
            <li key={i}>
              <button
                class={`highlight highlight-${highlight.type} seat-${seat}`}
                onClick={() => watch(highlight)}
              >
                <Icon name={ICONS[highlight.type]} />
                <span>
                  <RichText text={wordsFor[highlight.type](highlight)} />
                </span>
                <small>{text.moment(round, turn)}</small>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
