import type { ComponentChild, Ref } from 'preact';
import { SHERIFF, TOWN_HALL, type Place } from '../../../../shared/games/western/state';

interface RingProps {
  /** What is drawn at a place. */
  readonly at: (place: Place) => ComponentChild;
  readonly street: ComponentChild;
  readonly root?: Ref<HTMLDivElement>;
}

/** W1.1: six places around the street. */
export function Ring({ at, street, root }: RingProps) {
  return (
    <div class="ring" ref={root}>
      <div class="ring-side">
        {at(5)}
        {at(4)}
      </div>
      <div class="ring-middle">
        {at(TOWN_HALL)}
        {street}
        {at(SHERIFF)}
      </div>
      <div class="ring-side">
        {at(1)}
        {at(2)}
      </div>
    </div>
  );
}
