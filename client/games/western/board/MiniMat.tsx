import { givesOf, holderOf, isGrey, matAt, potOf, topOf } from '../../../../shared/games/western/ring';
import {
  SHERIFF,
  TOWN_HALL,
  type Open,
  type Place,
  type SpotKind,
} from '../../../../shared/games/western/state';
import { isChosen, isOffered, keyOf, townChoice, type Target } from '../model/choices';
import { figures } from '../model/figures';
import { readings } from '../model/readings';
import { Glyph } from '../parts/Glyph';
import { handName } from '../parts/HandRibbon';
import { KindIcons } from '../parts/KindIcon';
import { classOf } from '../parts/player';
import { Posse, WoundedChip } from '../parts/Posse';
import { MomentIcon } from '../parts/signs';
import { t } from '../texts';
import { describeMat } from './describe';
import { Ranks } from './Hall';
import { SIDES } from './Spot';
import './MiniMat.css';

export interface MiniMatProps {
  readonly open: Open;
  readonly place: Place;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** A mat as a small screen shows it in the ring: who is where and what it is about. A tap opens it large. */
export function MiniMat({ open, place, isOpen, onOpen }: MiniMatProps) {
  const mat = matAt(open, place);
  const reading = readings.value[place];
  const isHot = reading && reading.rank !== 'highCard' && reading.rank !== 'pair';
  const isAsked = townChoice.value?.targets.some((target) => 'place' in target && target.place === place);
  const classes = ['mini-mat', `mini-${place}`];
  if (mat.owner !== undefined) classes.push(classOf(mat.owner));
  else if (place !== TOWN_HALL && place !== SHERIFF) classes.push('mini-grey');
  if (isOpen) classes.push('mini-open');
  if (isAsked) classes.push('mini-asked');
  return (
    <button type="button" class={classes.join(' ')} aria-expanded={isOpen} tabIndex={-1} onClick={onOpen}>
      <span class="visually-hidden">{describeMat(open, place, reading)}</span>
      <span class="drawn" aria-hidden="true">
        <span class="mini-head">
          <b class="mini-name">{place === SHERIFF ? t().board.sheriffShort : t().cards.mats[mat.id]}</b>
          {place !== TOWN_HALL && place !== SHERIFF && (
            <KindIcons kind={potOf(mat)} count={figures.value.pot} />
          )}
        </span>
        {place === TOWN_HALL ? <Ranks open={open} isPlain /> : <MiniSpots open={open} place={place} />}
        <span class={`mini-hand${isHot ? ' mini-hot' : ''}`}>
          {reading && handName(reading)}
          {reading && reading.of > 0 && reading.losesTo === undefined && (
            <small>
              {reading.beats}/{reading.of}
            </small>
          )}
        </span>
        {place !== TOWN_HALL && place !== SHERIFF && <MiniCards open={open} place={place} />}
      </span>
    </button>
  );
}

function MiniSpots({ open, place }: { open: Open; place: Place }) {
  const mat = matAt(open, place);
  const spots: readonly SpotKind[] =
    place === SHERIFF
      ? ['leftover', 'number', 'suit', 'porch']
      : isGrey(mat)
        ? ['porch']
        : ['influence', 'porch'];
  return (
    <span class="mini-spots">
      {spots.map((spot) => (
        <MiniSpot key={spot} open={open} place={place} spot={spot} />
      ))}
    </span>
  );
}

function MiniSpot({ open, place, spot }: { open: Open; place: Place; spot: SpotKind }) {
  const mat = matAt(open, place);
  const holder = holderOf(open, place, spot);
  const wounded = open.posses.filter((one) => one.place === place && one.spot === spot && one.wounded);
  const targets = SIDES[spot].map((side): Target => ({ at: 'spot', place, spot, side }));
  const classes = ['mini-spot', `mini-spot-${spot}`];
  if (holder) classes.push('mini-held', classOf(holder.player));
  if (targets.some(isOffered)) classes.push('mini-free');
  if (targets.some(isChosen)) classes.push('mini-chosen');
  return (
    <span class={classes.join(' ')}>
      {holder ? (
        <>
          <Posse player={holder.player} />
          {spot === 'influence' && <MiniGives open={open} place={place} isLeft={holder.side === 'left'} />}
        </>
      ) : spot === 'influence' ? (
        <>
          <MiniGives open={open} place={place} isLeft />
          <i>/</i>
          <MiniGives open={open} place={place} isLeft={false} />
        </>
      ) : spot === 'porch' ? (
        <>
          {isGrey(mat) && <MiniGives open={open} place={place} isLeft />}
          <i>{t().board.spotShort.porch}</i>
        </>
      ) : (
        <i>{t().board.spotShort[spot]}</i>
      )}
      {/* What is dragged here knows the side that it is dropped on. */}
      <span class="mini-drops">
        {targets.map((target) => (
          <span key={keyOf(target)} data-target={keyOf(target)} />
        ))}
      </span>
      {wounded.length > 0 && (
        <span class="mini-wounded">
          {wounded.map(({ player, number }) => (
            <WoundedChip key={`${player}-${number}`} player={player} />
          ))}
        </span>
      )}
    </span>
  );
}

function MiniGives({ open, place, isLeft }: { open: Open; place: Place; isLeft: boolean }) {
  const { leftGain, rightGain } = figures.value;
  return <KindIcons kind={givesOf(matAt(open, place))} count={isLeft ? leftGain : rightGain} />;
}

/** The names of the building in use and of the one for sale. */
function MiniCards({ open, place }: { open: Open; place: Place }) {
  const mat = matAt(open, place);
  const top = topOf(mat);
  const { buildings } = figures.value;
  return (
    <>
      <span class="mini-top">
        {top && <MomentIcon moment={buildings[top].moment} />}
        <span>{top ? t().cards.buildings[top] : t().board.emptyPorchShort}</span>
      </span>
      <span class={`mini-slot${mat.slot ? '' : ' mini-sold'}`}>
        <span>{mat.slot ? t().cards.buildings[mat.slot] : t().board.sold}</span>
        {mat.slot && (
          <b>
            <Glyph id="vp" />
            {buildings[mat.slot].vp}
          </b>
        )}
      </span>
    </>
  );
}
