import { plainWords } from '../model/plainWords';
import { answer, type TableDecision } from '../model/table';

/** A question of rules that this page has no prompt for: what may be answered, in plain words. */
export function PlainPrompt({ decision: { options, fallback } }: { decision: TableDecision }) {
  const choices = options && options.length > 0 ? options : [fallback];
  return (
    <ul class="options">
      {choices.map((choice, i) => (
        <li key={i}>
          <button class="option" onClick={() => void answer(choice)}>
            <strong>{plainWords(choice)}</strong>
          </button>
        </li>
      ))}
    </ul>
  );
}
