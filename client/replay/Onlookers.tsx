import type { Onlooker } from '../../shared/replay';
import { nameOf } from '../model/names';
import { info } from '../model/table';
import { lookAs, onlooker } from './player';
import { useText } from './text';

/** Whose eyes to see the match with. */
export function Onlookers() {
  const text = useText();
  // What the rules themselves play has no eyes of its own.
  const people = (info.value?.seats ?? []).flatMap(({ seat, control }) =>
    control === 'robot' ? [] : [seat],
  );
  const choices: readonly Onlooker[] = ['everything', ...people, 'spectator'];
  const nameFor = (who: Onlooker) => (typeof who === 'number' ? nameOf(who) : text[who]);
  return (
    <fieldset class="onlookers">
      <legend>{text.seenBy}</legend>
      {choices.map((who) => (
        <label key={who} class={typeof who === 'number' ? `seat-${who}` : undefined}>
          <input
            type="radio"
            name="onlooker"
            value={who}
            checked={onlooker.value === who}
            onChange={() => lookAs(who)}
          />
          {nameFor(who)}
        </label>
      ))}
    </fieldset>
  );
}
