import { givesOf, holderOf, isGrey, matAt } from '../../../../shared/games/western/ring';
import {
  SHERIFF,
  type Open,
  type Place,
  type Posse as PosseState,
  type Side,
  type SpotKind,
} from '../../../../shared/games/western/state';
import { isChosen, isOffered, keyOf, pointedTarget, townChoice, type Target } from '../model/choices';
import { figures } from '../model/figures';
import { mySeat } from '../../../model/table';
import { KindIcons } from '../parts/KindIcon';
import { classOf } from '../parts/player';
import { Posse, WoundedChip } from '../parts/Posse';
import { t } from '../texts';
import { describeSpot, describeStanding } from './describe';
import { TargetButton } from './target';
import './Spot.css';

/** The sides of a spot, as they are drawn from left to right. */
export const SIDES: Record<SpotKind, readonly (Side | undefined)[]> = {
  influence: ['left', 'right'],
  porch: [undefined],
  leftover: [undefined],
  number: ['down', 'up'],
  suit: ['down', 'up'],
};

/** W1.3: a spot of a mat, who is on it, and what it gives; each of its sides can be pressed. */
export function Spot({ open, place, spot }: { open: Open; place: Place; spot: SpotKind }) {
  const here = open.posses.filter((posse) => posse.place === place && posse.spot === spot);
  const holder = holderOf(open, place, spot);
  const wounded = here.filter((posse) => posse.wounded);
  /** Not all of them can lie there at full length. */
  const isTight = wounded.length > 0 && (place === SHERIFF || wounded.length > 1);
  const targets = SIDES[spot].map((side): Target => ({ at: 'spot', place, spot, side }));
  const ghost = targets.find(isChosen) ?? targets.find(isPointed);
  const isFree = targets.some(isOffered);
  const isDuel = isFree && holder !== undefined && holder.player !== mySeat.value;
  const classes = ['spot', `spot-${spot}`];
  if (isFree) classes.push('spot-offered');
  if (holder) classes.push('spot-held', classOf(holder.player));
  if (ghost) classes.push('spot-pointed');
  if (isDuel) classes.push('spot-duel');
  return (
    <div class={classes.join(' ')}>
      <div class={`stand${holder?.side ? ` stand-${holder.side}` : ''}`}>
        {isTight && (
          <span class="wounded-chips">
            {wounded.map((posse) => (
              <WoundedChip key={`${posse.player}-${posse.number}`} player={posse.player} />
            ))}
          </span>
        )}
        {(isTight ? here.filter((posse) => !posse.wounded) : here).map((posse) => (
          <Standing key={`${posse.player}-${posse.number}`} posse={posse} />
        ))}
        {ghost && mySeat.value !== undefined && (
          <span class={`ghost${ghost.at === 'spot' && ghost.side ? ` ghost-${ghost.side}` : ''}`}>
            <Posse player={mySeat.value} isGhost />
          </span>
        )}
        {isDuel && <i class="duel-sign">{t().board.duel}</i>}
      </div>
      <div class="plate">
        {spot !== 'influence' && <span class="plate-name">{t().cards.spots[spot]}</span>}
        {targets.map((target) => (
          <TargetButton
            key={keyOf(target)}
            target={target}
            label={describeSpot(open, place, spot, sideOf(target))}
            state={describeStanding(open, place, spot)}
            about={{ type: 'spot', id: `${place} ${spot}` }}
            class={`side${holder && holder.side === sideOf(target) ? ' side-held' : ''}`}
          >
            <Gives open={open} place={place} spot={spot} side={sideOf(target)} />
          </TargetButton>
        ))}
      </div>
    </div>
  );
}

const sideOf = (target: Target) => (target.at === 'spot' ? target.side : undefined);

function isPointed(target: Target): boolean {
  const pointed = pointedTarget.value;
  return townChoice.value !== undefined && isOffered(target) && !!pointed && keyOf(pointed) === keyOf(target);
}

function Standing({ posse }: { posse: PosseState }) {
  const { player, spot, side, wounded } = posse;
  const { directions } = t().board;
  const isTurned = (spot === 'number' || spot === 'suit') && (side === 'up' || side === 'down');
  const tag = isTurned && !wounded ? directions[spot][side] : undefined;
  return (
    <span class={`figure${wounded ? ' figure-down' : ''}`}>
      <Posse player={player} isWounded={wounded} tag={tag} />
    </span>
  );
}

/** What a side gives, and when. */
function Gives({ open, place, spot, side }: { open: Open; place: Place; spot: SpotKind; side?: Side }) {
  const { spotNotes, directions } = t().board;
  const mat = matAt(open, place);
  const { leftGain, rightGain } = figures.value;
  if (spot === 'influence') {
    const isLeft = side === 'left';
    return (
      <>
        <KindIcons kind={givesOf(mat)} count={isLeft ? leftGain : rightGain} />
        <small>{isLeft ? spotNotes.left : spotNotes.right}</small>
      </>
    );
  }
  if ((spot === 'number' || spot === 'suit') && (side === 'up' || side === 'down'))
    return <small>{directions[spot][side]}</small>;
  return (
    <small>
      {isGrey(mat) && <KindIcons kind={givesOf(mat)} count={leftGain} />}
      {isGrey(mat) ? spotNotes.greyPorch : spotNotes[spot]}
    </small>
  );
}
