import { useEffect } from 'preact/hooks';
import type { SpotChoice } from '../../../../shared/games/western/decisions';
import { cardWith } from '../../../../shared/games/western/odds';
import type { Step } from '../../../../shared/games/western/catalog/cards';
import { holderOf, matAt, spotsOf } from '../../../../shared/games/western/ring';
import { PLACES, type Place } from '../../../../shared/games/western/state';
import type { Outlook } from '../../../../shared/games/western/unseen';
import { keyOf, point, pointedTarget, spotTarget, useTownChoice, type Target } from '../model/choices';
import { readingAt } from '../model/reading';
import { supposed } from '../model/readings';
import { handName } from '../parts/HandRibbon';
import { t } from '../texts';
import { DragPosse } from './DragPosse';
import { Said, plainSaid } from './Said';
import { SpotCard } from './SpotCard';
import { spotInShort, spotLabel } from './spotWords';

export interface SpotChooserProps {
  readonly outlook: Outlook;
  readonly spots: readonly SpotChoice[];
  readonly chosen?: SpotChoice;
  /** The mat whose spots are listed. */
  readonly mat?: Place;
  readonly onMat: (place: Place | undefined) => void;
  readonly onPick: (spot: SpotChoice) => void;
  readonly onConfirm: () => void;
}

/** A spot in the town itself, or mat by mat from the list; what is pointed at is told of before it is chosen. */
export function SpotChooser(props: SpotChooserProps) {
  const { outlook, spots, chosen, mat, onMat, onPick, onConfirm } = props;
  const text = t().prompts;
  const pointed = spotOf(pointedTarget.value);
  const offered = pointed && spots.find((spot) => plain(spot) === plain(pointed));
  const looked = chosen ?? offered;
  useTownChoice({
    targets: spots.map(spotTarget),
    chosen: chosen && spotTarget(chosen),
    label: (target) => plainSaid(spotLabel(outlook, spotOf(target))),
    pick: (target) => {
      const spot = spotOf(target);
      if (spot) onPick(spot);
    },
    confirm: onConfirm,
  });
  useSupposed(outlook, looked);
  const dropOn = (key: string) => {
    const spot = spots.find((one) => plain(one) === key);
    if (spot) onPick(spot);
  };
  /** Whoever goes by the list has left what the pointer rests on. */
  const openMat = (place: Place) => {
    point(undefined);
    onMat(place);
  };
  const listed = PLACES.filter((place) => spots.some((spot) => spot.place === place));
  return (
    <>
      {looked ? (
        <SpotCard key={keyOf(spotTarget(looked))} outlook={outlook} spot={looked} />
      ) : mat === undefined ? (
        <>
          <DragPosse seat={outlook.seat} onDrop={dropOn} />
          <p class="tap-note">{text.tapMat}</p>
          <div class="options mat-list">
            {listed.map((place) => (
              <MatOption key={place} {...{ outlook, place }} onPick={() => openMat(place)} />
            ))}
          </div>
        </>
      ) : (
        <div class="options two" role="group" aria-label={text.spotsAt(nameOfMat(outlook, mat))}>
          {spots
            .filter(({ place }) => place === mat)
            .map((spot) => (
              <button
                key={keyOf(spotTarget(spot))}
                class="option west-option"
                data-spot={keyOf(spotTarget(spot))}
                onClick={() => onPick(spot)}
              >
                <strong>{text.spotShort(spot.spot, spot.side)}</strong>
                <small>
                  <Said text={spotInShort(outlook, spot)} isFlat />
                </small>
              </button>
            ))}
        </div>
      )}
    </>
  );
}

function MatOption({ outlook, place, onPick }: { outlook: Outlook; place: Place; onPick: () => void }) {
  const { open } = outlook;
  const reading = readingAt(outlook, place);
  const kinds = [...new Set(spotsOf(open, place).map(({ spot }) => spot))];
  const free = kinds.filter((spot) => !holderOf(open, place, spot)).length;
  return (
    <button class="option mat-option" data-mat={place} onClick={onPick}>
      <strong>{nameOfMat(outlook, place)}</strong>
      <small>
        {t().prompts.freeSpots(free, kinds.length)}
        {reading && ` · ${handName(reading)}`}
      </small>
    </button>
  );
}

function nameOfMat({ open }: Outlook, place: Place): string {
  return t().cards.mats[matAt(open, place).id];
}

/** Number and suit: the ribbons of the town show what they would make of the hands. */
function useSupposed(outlook: Outlook, spot: SpotChoice | undefined): void {
  const isChange = spot?.spot === 'number' || spot?.spot === 'suit';
  const counts =
    isChange && spot.side && outlook.own.card ? cardWith(outlook, spot.spot, spot.side as Step) : undefined;
  useEffect(() => {
    supposed.value = counts ? { counts } : undefined;
    return () => (supposed.value = undefined);
  }, [counts]);
}

function spotOf(target: Target | undefined): SpotChoice | undefined {
  if (target?.at !== 'spot') return undefined;
  const { place, spot, side } = target;
  return { place, spot, side };
}

/** Options of one spot may differ in more than where it is. */
function plain({ place, spot, side }: SpotChoice): string {
  return keyOf(spotTarget({ place, spot, side }));
}
