import type { WesternEvent } from '../../../shared/games/western/events';
import type { WesternTypes } from '../../../shared/games/western/types';
import { toldUntil } from '../../model/log';
import { tune } from '../../model/sound';
import type { EventTable } from '../ui';
import { houseRules } from './model/figures';
import { posseSourceOf, sourceOf } from './model/sources';
import { t } from './texts';

type EventOf<Type extends WesternEvent['type']> = Extract<WesternEvent, { type: Type }>;
type Lines = ReturnType<typeof t>['log'];

/** The words of the language of this page. */
function says<Type extends keyof Lines>(type: Type): (event: EventOf<Type>) => string | undefined {
  return (event) => (t().log[type] as (event: EventOf<Type>) => string | undefined)(event);
}

const before = (event: WesternEvent) => toldUntil(event) as readonly WesternEvent[];

const COINS = tune('triangle', [880, 0.05], [1175, 0.08, 0.05]);
const PAY = tune('triangle', [660, 0.05], [523, 0.07, 0.05]);
const HOOVES = tune('square', [220, 0.05], [185, 0.05, 0.09], [220, 0.05, 0.18]);
const DICE = tune('square', [420, 0.03], [360, 0.03, 0.06], [300, 0.05, 0.12]);
const FLIP = tune('sine', [520, 0.05], [780, 0.07, 0.05]);
const CHALLENGE = tune('sawtooth', [196, 0.12], [185, 0.14, 0.14], [156, 0.35, 0.3]);
const SHOT = tune('sawtooth', [900, 0.05], [165, 0.3, 0.03]);
const HAMMER = tune('square', [240, 0.05], [240, 0.05, 0.14], [300, 0.08, 0.28]);
const BELL = tune('sine', [784, 0.25], [988, 0.35, 0.12]);
const CHORD = tune('triangle', [392, 0.12], [494, 0.12, 0.1], [587, 0.2, 0.2]);

/** All that the page makes of an event: its line in the log with the rule behind it, how long it is shown, its sound. */
export const EVENTS: EventTable<WesternTypes> = {
  // set-up
  matchStarted: { line: says('matchStarted'), rule: 'W2.6' },
  bossesDealt: { line: says('bossesDealt'), rule: 'W2.4' },
  bossesRevealed: { line: says('bossesRevealed'), rule: 'W2.4', beat: 1200, sound: FLIP },
  buildingDealt: {},
  // round and deal
  roundStarted: { line: says('roundStarted'), rule: 'W3.1', opens: 'round', beat: 800, sound: BELL },
  cardsDealt: { line: says('cardsDealt'), rule: 'W3.2', beat: 700, sound: FLIP },
  cardsKept: { line: says('cardsKept'), rule: 'W3.3', beat: 450 },
  // placement
  posseHired: { line: says('posseHired'), rule: 'W4.1', beat: 600 },
  rivalRolled: { line: says('rivalRolled'), rule: 'W14.3', opens: 'turn', beat: 650, sound: DICE },
  rivalHeldBack: { line: says('rivalHeldBack'), rule: 'S84', beat: 600 },
  possePlaced: { line: says('possePlaced'), rule: 'W4.4', opens: 'turn', beat: 750, sound: HOOVES },
  posseMoved: { line: says('posseMoved'), rule: 'S67', beat: 700, sound: HOOVES },
  // influence
  influenceGained: {
    line: (event) => t().log.influenceGained(event, sourceOf(event, before(event), houseRules())),
    rule: 'W5.4',
    beat: 380,
    sound: COINS,
  },
  influencePaid: { line: says('influencePaid'), rule: 'W1.8', beat: 320, sound: PAY },
  thirdPosseGained: {
    line: (event) => t().log.thirdPosseGained(event, posseSourceOf(event, before(event), houseRules())),
    rule: 'W12.1',
    beat: 450,
  },
  // duels
  duelStarted: { line: says('duelStarted'), rule: 'W6.1', beat: 1000, sound: CHALLENGE },
  dieRolled: { line: says('dieRolled'), rule: 'W6.2', beat: 850, sound: DICE },
  cardShown: { line: says('cardShown'), rule: 'W6.5', beat: 900, sound: FLIP },
  rivalDrew: { line: says('rivalDrew'), rule: 'W14.5', beat: 800, sound: FLIP },
  drawPileReshuffled: { line: says('drawPileReshuffled'), rule: 'S87' },
  duelSettled: { line: says('duelSettled'), rule: 'W6.7', beat: 1100, sound: SHOT },
  wantedTaken: { line: says('wantedTaken'), rule: 'W7.1', beat: 600 },
  // buildings
  truceTaken: { line: says('truceTaken'), rule: 'S66', beat: 600 },
  stackRearranged: { line: says('stackRearranged'), rule: 'S68', beat: 600 },
  rivalPeeked: { line: says('rivalPeeked'), rule: 'S75', beat: 500, sound: FLIP },
  cardsDrawn: { line: says('cardsDrawn'), rule: 'S74', beat: 500, sound: FLIP },
  cardSwapped: { line: says('cardSwapped'), rule: 'S74', beat: 450 },
  buildingsShown: { line: says('buildingsShown'), rule: 'S53', beat: 800, sound: FLIP },
  deckReshuffled: { line: says('deckReshuffled'), rule: 'S53' },
  buildingBought: { line: says('buildingBought'), rule: 'W10.3', beat: 900, sound: HAMMER },
  slotRefilled: { line: says('slotRefilled'), rule: 'W12.3', beat: 600 },
  porchRefilled: { line: says('porchRefilled'), rule: 'W12.3', beat: 800 },
  // resolution
  cardsRevealed: {
    line: says('cardsRevealed'),
    rule: 'W8.1',
    opens: 'turn',
    beat: 1500,
    isScene: true,
    sound: CHORD,
  },
  matResolved: {
    line: says('matResolved'),
    rule: 'W8.3',
    opens: 'turn',
    beat: 2200,
    isScene: true,
    sound: BELL,
  },
  // buy
  hallCompared: {
    line: says('hallCompared'),
    rule: 'W10.1',
    opens: 'turn',
    beat: 2200,
    isScene: true,
    sound: BELL,
  },
  hallClaimed: { line: says('hallClaimed'), rule: 'S54', beat: 900 },
  buyPassed: { line: says('buyPassed'), rule: 'S45', beat: 450 },
  industryAdvanced: { line: says('industryAdvanced'), rule: 'W11.1', beat: 900, sound: CHORD },
  buildingRaised: { line: says('buildingRaised'), rule: 'W10.5', beat: 700, sound: HAMMER },
  // round end
  roundEnded: { line: says('roundEnded'), rule: 'W13.1', beat: 400 },
  matchEnded: {
    line: says('matchEnded'),
    rule: 'W13.5',
    beat: 1000,
    sound: tune('triangle', [392, 0.14], [523, 0.14, 0.14], [659, 0.14, 0.28], [784, 0.45, 0.42]),
  },
};
