import type { Input } from '../../shared/core';
import type { ArchivedSeat } from '../../shared/fairness';
import { plainWords } from '../model/plainWords';
import { useText } from './text';

interface PlainLogProps {
  readonly seats: readonly ArchivedSeat[];
  readonly inputs: readonly Input[];
}

/** A match whose rules are not here: what everybody answered, as it is written down. */
export function PlainLog({ seats, inputs }: PlainLogProps) {
  const text = useText().plainLog;
  return (
    <section class="plain-log">
      <h2>{text.title}</h2>
      <p>{text.text}</p>
      <ol tabIndex={0}>
        {inputs.map((input, i) => (
          <li key={i}>
            <b class={`seat-name seat-${input.seat}`}>{seats[input.seat]?.name || text.nobody(input.seat)}</b>{' '}
            {wordsOf(input)}
          </li>
        ))}
      </ol>
    </section>
  );

  function wordsOf(input: Input): string {
    switch (input.type) {
      case 'answer':
        return plainWords(input.answer);
      case 'retract':
        return text.retracted;
      case 'arrange':
        return text.arranged(plainWords(input.arrangement));
    }
  }
}
