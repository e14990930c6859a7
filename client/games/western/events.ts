import type { WesternEvent } from '../../../shared/games/western/events';
import type { WesternTypes } from '../../../shared/games/western/types';
import { haveStayed } from '../../model/leavers';
import { toldUntil } from '../../model/log';
import type { EventTable } from '../ui';
import { houseRules } from './model/figures';
import { hasBought, posseSourceOf, sourceOf } from './model/sources';
import { SOUNDS } from './sounds';
import { t } from './texts';

type EventOf<Type extends WesternEvent['type']> = Extract<WesternEvent, { type: Type }>;
type Lines = ReturnType<typeof t>['log'];

/** The words of the language of this page. */
function says<Type extends keyof Lines>(type: Type): (event: EventOf<Type>) => string | undefined {
  return (event) => (t().log[type] as (event: EventOf<Type>) => string | undefined)(event);
}

const firstOf = ({ places }: EventOf<'matchEnded'>) =>
  places.flatMap((place, seat) => (place === 1 ? [seat] : []));

const before = (event: WesternEvent) => toldUntil(event) as readonly WesternEvent[];

/** All that the page makes of an event: its line in the log with the rule behind it, how long it is shown, its sound. */
export const EVENTS: EventTable<WesternTypes> = {
  // set-up
  matchStarted: { line: says('matchStarted'), rule: 'W2.6' },
  bossesDealt: { line: says('bossesDealt'), rule: 'W2.4' },
  bossesRevealed: { line: says('bossesRevealed'), rule: 'W2.4', beat: 1200, sound: SOUNDS.card },
  buildingDealt: {},
  // round and deal
  roundStarted: { line: says('roundStarted'), rule: 'W3.1', opens: 'round', beat: 800, sound: SOUNDS.bell },
  cardsDealt: { line: says('cardsDealt'), rule: 'W3.2', beat: 700, sound: SOUNDS.card },
  cardsKept: { line: says('cardsKept'), rule: 'W3.3', beat: 450 },
  // placement
  posseHired: { line: says('posseHired'), rule: 'W4.1', beat: 600 },
  rivalRolled: { line: says('rivalRolled'), rule: 'W14.3', opens: 'turn', beat: 650, sound: SOUNDS.dice },
  rivalHeldBack: { line: says('rivalHeldBack'), rule: 'S84', beat: 600 },
  possePlaced: { line: says('possePlaced'), rule: 'W4.4', opens: 'turn', beat: 750, sound: SOUNDS.hooves },
  posseMoved: { line: says('posseMoved'), rule: 'S67', beat: 700, sound: SOUNDS.hooves },
  // influence
  influenceGained: {
    line: (event) => t().log.influenceGained(event, sourceOf(event, before(event), houseRules())),
    rule: 'W5.4',
    beat: 380,
    sound: SOUNDS.coins,
  },
  influencePaid: {
    line: says('influencePaid'),
    rule: 'W1.8',
    // What was bought for it comes next.
    beat: ({ cause }) => (cause === 'price' ? undefined : 320),
    sound: SOUNDS.pay,
  },
  thirdPosseGained: {
    line: (event) => t().log.thirdPosseGained(event, posseSourceOf(event, before(event), houseRules())),
    rule: 'W12.1',
    // Who bought nothing was told before.
    beat: (event) =>
      posseSourceOf(event, before(event), houseRules()) === 'boughtNothing' ? undefined : 450,
  },
  // duels
  duelStarted: { line: says('duelStarted'), rule: 'W6.1', beat: 1000, sound: SOUNDS.challenge },
  dieRolled: { line: says('dieRolled'), rule: 'W6.2', beat: 850, sound: SOUNDS.dice },
  cardShown: { line: says('cardShown'), rule: 'W6.5', beat: 900, sound: SOUNDS.card },
  rivalDrew: { line: says('rivalDrew'), rule: 'W14.5', beat: 800, sound: SOUNDS.card },
  drawPileReshuffled: { line: says('drawPileReshuffled'), rule: 'S87' },
  duelSettled: { line: says('duelSettled'), rule: 'W6.7', beat: 1100, sound: SOUNDS.shot },
  wantedTaken: { line: says('wantedTaken'), rule: 'W7.1', beat: 600 },
  // buildings
  truceTaken: { line: says('truceTaken'), rule: 'S66', beat: 600 },
  stackRearranged: { line: says('stackRearranged'), rule: 'S68', beat: 600 },
  rivalPeeked: { line: says('rivalPeeked'), rule: 'S75', beat: 500, sound: SOUNDS.card },
  cardsDrawn: { line: says('cardsDrawn'), rule: 'S74', beat: 500, sound: SOUNDS.card },
  cardSwapped: { line: says('cardSwapped'), rule: 'S74', beat: 450 },
  buildingsShown: { line: says('buildingsShown'), rule: 'S53', beat: 800, sound: SOUNDS.card },
  deckReshuffled: { line: says('deckReshuffled'), rule: 'S53' },
  buildingBought: { line: says('buildingBought'), rule: 'W10.3', beat: 900, sound: SOUNDS.hammer },
  // Seen in the town, all at once: between two rounds there is enough to read.
  slotRefilled: { line: says('slotRefilled'), rule: 'W12.3' },
  porchRefilled: { line: says('porchRefilled'), rule: 'W12.3' },
  // resolution
  cardsRevealed: {
    line: says('cardsRevealed'),
    rule: 'W8.1',
    opens: 'turn',
    beat: 1500,
    isScene: true,
    sound: SOUNDS.chord,
  },
  matResolved: {
    line: says('matResolved'),
    rule: 'W8.3',
    opens: 'turn',
    beat: 2200,
    isScene: true,
    sound: SOUNDS.bell,
  },
  // buy
  hallCompared: {
    line: says('hallCompared'),
    rule: 'W10.1',
    opens: 'turn',
    beat: 2200,
    isScene: true,
    sound: SOUNDS.bell,
  },
  hallClaimed: { line: says('hallClaimed'), rule: 'S54', beat: 900 },
  buyPassed: {
    line: (event) => t().log.buyPassed(event, hasBought(before(event), event.player)),
    rule: 'S45',
    beat: 450,
  },
  industryAdvanced: { line: says('industryAdvanced'), rule: 'W11.1', beat: 900, sound: SOUNDS.chord },
  buildingRaised: { line: says('buildingRaised'), rule: 'W10.5', beat: 700, sound: SOUNDS.hammer },
  // round end
  roundEnded: {
    line: says('roundEnded'),
    rule: 'W13.1',
    beat: ({ early }) => (early ? 1200 : undefined),
  },
  matchEnded: {
    line: (event) => (haveStayed(firstOf(event)) ? t().log.matchEnded(event) : undefined),
    rule: 'W13.5',
    beat: 1000,
    sound: SOUNDS.fanfare,
  },
};
