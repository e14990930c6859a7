import type { ComponentType } from 'preact';
import { runner } from '../../../../shared/core';
import { western } from '../../../../shared/games/western';
import { drawnPosition, type Drawn } from '../../../../shared/games/western/drawn/position';
import { SHERIFF, type Place } from '../../../../shared/games/western/state';
import type { WesternTypes } from '../../../../shared/games/western/types';
import type { Drawings } from '../../../screens/RulePicture';
import { playedOn } from '../../../lessons/playedOn';
import type { Shown } from '../../ui';
import type { boardParts } from '../ui';
import { Ticket } from '../parts/Ticket';
import { DuelStage } from '../stages/DuelStage';
import { ShowdownStage } from '../stages/ShowdownStage';
import '../stages/Stage.css';
import type { WesternPicture } from '../../../i18n/en/western/pictures';
import './pictures.css';

/** The same cards lie in the street of all of them, and Ada's is the same. */
const STREET = '4K 4H 3T 5T 1S 3S';

const RING = drawnPosition({
  gaps: STREET,
  slots: 'jail cattleFarm railYard danceHall mansion',
  porches: { 2: 'grandHotel', 3: 'outhouse', 5: 'blacksmith' },
  A: { card: '4T', given: '1K' },
  B: { card: '2K', given: '2H' },
});

const SIDES = drawnPosition({
  gaps: STREET,
  slots: 'jail cattleFarm railYard danceHall mansion',
  porches: { 1: 'blacksmith', 3: 'outhouse' },
  A: { card: '4T', given: '1K', posses: '1 influence right' },
  B: { card: '2K', given: '2H', posses: '1 porch' },
});

const DUEL = drawnPosition({
  gaps: STREET,
  porches: { 2: 'grandHotel' },
  A: { card: '5H', given: '1K', influence: '1/3/1' },
  B: { card: '3H', given: '2H', influence: '0/1/1', posses: '2 porch' },
  dice: [1, 4, 5],
});

const SHOWDOWN = drawnPosition({
  gaps: STREET,
  A: { card: '4T', given: '1K', posses: '4 influence left' },
  B: { card: '1T', given: '2H', posses: '1 influence left, 3 porch', ready: 0 },
  porches: { 3: 'outhouse' },
  rival: { cards: '1H' },
});

const INDUSTRY = drawnPosition({
  gaps: STREET,
  slots: 'jail cattleFarm railYard danceHall hideout',
  industries: { mining: 1, railway: 3, wagon: 0 },
  porches: { 1: 'mansion', 4: 'jail' },
  A: { card: '4T' },
  B: { card: '2K' },
  C: { card: '2H' },
});

type BoardParts = typeof boardParts;

/** As Ada sees it. */
function shownOf({ config, position }: Drawn): Shown<WesternTypes> {
  const match = runner.resume(western, config, position);
  return { view: match.view(0), open: match.state.open } as Shown<WesternTypes>;
}

const ringOf =
  ({ MiniMat, Ring, Street }: BoardParts) =>
  () => {
    const shown = shownOf(RING);
    const mini = (place: Place) => (
      <MiniMat open={shown.open} place={place} isOpen={false} onOpen={() => undefined} />
    );
    return (
      <div class="town town-small picture-ring">
        <Ring at={mini} street={<Street {...shown} />} />
      </div>
    );
  };

const sidesOf =
  ({ Mat }: BoardParts) =>
  () => {
    return (
      <div class="town picture-mat">
        <Mat open={shownOf(SIDES).open} place={1} />
      </div>
    );
  };

const duelOf =
  ({ sceneNow }: BoardParts) =>
  () => {
    const match = playedOn(western, DUEL, [
      ['place', { place: 2, spot: 'porch' }],
      ['duel', { act: 'reroll' }],
      ['duel', { act: 'addCard' }],
    ]);
    const { open } = match.state;
    const scene = sceneNow(match.events, open, false);
    const shown = { view: match.view(0), open } as Shown<WesternTypes>;
    return scene?.type === 'duel' ? <DuelStage {...shown} scene={scene} /> : null;
  };

const showdownOf =
  ({ sceneNow }: BoardParts) =>
  () => {
    const match = playedOn(western, SHOWDOWN, [['place', { place: 3, spot: 'leftover' }]]);
    const at = match.events.findIndex((event) => event.type === 'matResolved' && event.place === SHERIFF);
    const scene = sceneNow(match.events.slice(0, at + 1), match.state.open, true);
    const shown = { view: match.view(0), open: match.state.open } as Shown<WesternTypes>;
    return scene?.type === 'mat' ? <ShowdownStage {...shown} scene={scene} /> : null;
  };

const industryOf =
  ({ Hall }: BoardParts) =>
  () => (
    <div class="town picture-industry">
      <Hall open={shownOf(INDUSTRY).open} />
      <Ticket building="mansion" />
    </div>
  );

/** The table that they are looked at from is that of the first. What a table brings is not fetched apart from it. */
export function openDrawings(parts: BoardParts): Drawings {
  const drawings: Readonly<Record<WesternPicture, ComponentType>> = {
    ring: ringOf(parts),
    sides: sidesOf(parts),
    duel: duelOf(parts),
    showdown: showdownOf(parts),
    industry: industryOf(parts),
  };
  return { view: shownOf(RING).view, drawings };
}
