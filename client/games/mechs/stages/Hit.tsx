import { stagesText } from './text';

/** Where it hits: a burst, and what came off. */
export function Hit({ amount }: { amount: number }) {
  return (
    <span class="hit" aria-hidden="true">
      {amount > 0 && (
        <svg class="hit-burst" viewBox="0 0 200 200" focusable="false">
          <use href="#art-burst" />
        </svg>
      )}
      <svg class="hit-number" viewBox="0 0 200 120" focusable="false">
        <text x="100" y="96" text-anchor="middle">
          {amount > 0 ? stagesText.text().comesOff(amount) : '0'}
        </text>
      </svg>
    </span>
  );
}
