import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { SHERIFF, TOWN_HALL, type Place } from '../../../../shared/games/western/state';
import type { WesternTypes } from '../../../../shared/games/western/types';
import { StageSlot } from '../../../panels/StageSlot';
import { useHeightAs } from '../../../parts/heightAs';
import { lazy } from '../../../parts/lazy';
import type { Shown } from '../../ui';
import { townChoice } from '../model/choices';
import { t } from '../texts';
import { Hall } from './Hall';
import { Mat } from './Mat';
import { MiniMat } from './MiniMat';
import { Ring } from './Ring';
import { keepStop, moveFocus, useRovingFocus } from './roving';
import { isSmall } from './small';
import { Street } from './Street';
import './Town.css';

const stage = lazy<Shown<WesternTypes>>(async () => {
  const [{ Stage }] = await Promise.all([import('../stages/Stage'), import('../prompts/later')]);
  return Stage;
});

/** W1.1: the ring of six mats with the street in its middle. On a small screen one of them can be opened large. */
export function Town(shown: Shown<WesternTypes>) {
  const { open, view } = shown;
  const town = useRef<HTMLDivElement>(null);
  useRovingFocus(town, `${view.decision?.id} ${isSmall.value} ${townChoice.value?.targets.length}`);
  return (
    <div
      class={`town${isSmall.value ? ' town-small' : ''}${townChoice.value ? ' town-asks' : ''}${isPicked() ? ' town-picked' : ''}`}
      role="group"
      aria-label={t().board.town}
      ref={town}
      onKeyDown={(event) => moveFocus(town.current, event)}
      onFocusIn={(event) => keepStop(town.current, event)}
    >
      {open.mats.length > 0 && (isSmall.value ? <SmallRing {...shown} /> : <LargeRing {...shown} />)}
      <StageSlot of={stage} props={shown} />
    </div>
  );
}

/** What the prompt says of it is to be read before it is confirmed: on a small screen the rest makes room. */
function isPicked(): boolean {
  const at = townChoice.value?.chosen?.at;
  return at === 'spot' || at === 'slot';
}

function LargeRing(shown: Shown<WesternTypes>) {
  const { open } = shown;
  return (
    <Ring
      at={(place) => (place === TOWN_HALL ? <Hall open={open} /> : <Mat open={open} place={place} />)}
      street={<Street {...shown} />}
    />
  );
}

function SmallRing(shown: Shown<WesternTypes>) {
  const { open, view } = shown;
  // Another question, a duel, another phase: what was looked at is not what it is about any more.
  const topic = `${view.decision?.id} ${open.phase} ${open.duel !== undefined}`;
  const opened = useSignal<{ place: Place; topic: string } | undefined>(undefined);
  const place = opened.value?.topic === topic ? opened.value.place : undefined;
  const look = (at: Place | undefined) =>
    (opened.value = at === undefined ? undefined : { place: at, topic });
  const chosen = townChoice.value?.chosen;
  const chosenPlace = chosen && 'place' in chosen ? chosen.place : undefined;
  // What is picked elsewhere is seen here, too.
  useEffect(() => {
    if (chosenPlace !== undefined) look(chosenPlace);
  }, [chosenPlace]);
  const ring = useRef<HTMLDivElement>(null);
  const close = () => {
    ring.current?.querySelector<HTMLElement>('.mini-open')?.focus();
    look(undefined);
  };
  const mini = (one: Place) => (
    <MiniMat
      open={open}
      place={one}
      isOpen={place === one}
      onOpen={() => look(place === one ? undefined : one)}
    />
  );
  return (
    <>
      <Ring at={mini} street={<Street {...shown} />} root={ring} />
      {place !== undefined && <Opened {...shown} place={place} onClose={close} />}
    </>
  );
}

function Opened({ open, place, onClose }: Shown<WesternTypes> & { place: Place; onClose: () => void }) {
  const sheet = useRef<HTMLDivElement>(null);
  const picked = isPicked();
  // How much room the prompt makes for it.
  useHeightAs('--opened', sheet);
  // The page goes back to where it was, unless somebody has moved it since.
  useEffect(() => {
    // What is picked there may be told by the prompt alone.
    if (!sheet.current || sheet.current.clientHeight <= 1) return undefined;
    const before = scrollY;
    sheet.current.scrollIntoView({ block: 'nearest' });
    const after = scrollY;
    return () => {
      if (scrollY === after) scrollTo(0, before);
    };
  }, [place, picked]);
  return (
    <div class={`opened${place === SHERIFF ? ' opened-sheriff' : ''}`} ref={sheet}>
      {place === TOWN_HALL ? <Hall open={open} /> : <Mat open={open} place={place} />}
      <button type="button" class="opened-close" aria-label={t().board.closeMat} onClick={onClose}>
        ×
      </button>
    </div>
  );
}
