import type { Onlooker } from '../../shared/replay';
import { nameOf } from '../model/names';
import { lookAs, onlooker, replay } from './player';
import { useText } from './text';

/** Whose eyes to see the match with. */
export function Onlookers() {
  const text = useText();
  const seats = replay.value?.record.config.seats ?? 0;
  const solo = replay.value?.record.config.solo;
  const people = Array.from({ length: solo ? 1 : seats }, (_, seat) => seat);
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
