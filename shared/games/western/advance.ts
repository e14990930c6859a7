import { BUILDINGS } from './catalog/ids';
import type { WesternEvent } from './events';
import {
  change,
  changeDuelist,
  changeEach,
  changeInfluence,
  changeMat,
  changeOwned,
  countDiscards,
  discardRivals,
  homeOf,
  without,
} from './openChanges';
import { holderOf, isSolo, matAt, seatState, topOf } from './ring';
import { figuresOf } from './ruleset';
import { resultOf } from './score';
import { RIVAL, type Open, type Posse } from './state';
import type { WesternConfig } from './types';

/**
 * What the table shows right after one event, so that a placement, a duel and the showdown can be watched step by
 * step. All that is drawn is followed but whose turn to place it is, which no event tells; at the end of what arrived
 * together the real state takes over.
 */
export function advance(open: Open, event: WesternEvent, config: WesternConfig): Open {
  return (HANDLERS[event.type] as Handler)(open, event, config);
}

type Handler = (open: Open, event: WesternEvent, config: WesternConfig) => Open;

type Handlers = {
  [Type in WesternEvent['type']]: (
    open: Open,
    event: Extract<WesternEvent, { type: Type }>,
    config: WesternConfig,
  ) => Open;
};

/** Told, but nothing on the table changes by it. */
const nothing = (open: Open): Open => open;

const HANDLERS: Handlers = {
  matchStarted: (open, { dealer, mats, owners }) => ({
    ...changeEach(open, (_, seat) => ({ place: owners.indexOf(seat) })),
    dealer,
    mats: mats.map((id, place) => ({ id, owner: owners[place] ?? undefined, slot: undefined, porch: [] })),
    rival: { ...open.rival, place: owners.includes(RIVAL) ? owners.indexOf(RIVAL) : undefined },
    deckCount: BUILDINGS.length,
  }),
  buildingDealt: (open, { place, to, building }) => {
    const dealt = changeMat(open, place, ({ porch }) =>
      to === 'slot' ? { slot: building } : { porch: [...porch, building] },
    );
    const isRivals = to === 'porch' && open.rival.place === place;
    const owned = isRivals
      ? changeOwned(dealt, RIVAL, ({ buildings }) => ({ buildings: [...buildings, building] }))
      : dealt;
    return { ...owned, deckCount: open.deckCount - 1 };
  },
  bossesDealt: (open) => ({ ...open, phase: 'bosses' }),
  bossesRevealed: (open, { bosses }) => ({
    ...changeEach(open, (_, seat) => ({ boss: bosses[seat] })),
    phase: 'deal',
  }),

  roundStarted: (open, { round, dealer }) => ({ ...open, phase: 'deal', round, dealer }),
  cardsDealt: (open, { gaps, counts, rival }) => {
    const dealt: Open = {
      ...changeEach(open, (_, seat) => ({ dealt: counts[seat] })),
      phase: 'keep',
      gaps,
      rival: { ...open.rival, cards: isSolo(open) ? 2 : 1, shown: rival },
      drawCount: 0,
    };
    // What is not discarded yet is in the hands, one card of each seat apart.
    const { discardCount: left } = countDiscards(dealt);
    const inHands = counts.reduce((sum, count) => sum + count - 1, 0);
    return { ...dealt, drawCount: left - inHands, discardCount: 0 };
  },
  cardsKept: (open) => ({ ...countDiscards(open), phase: 'hire' }),

  posseHired: (open, { seat }) => change(open, seat, ({ ready }) => ({ third: true, ready: ready + 1 })),
  rivalRolled: nothing,
  rivalHeldBack: nothing,
  possePlaced: (open, { player, posse: number, place, spot, side }) => {
    const taken: Open =
      player === RIVAL
        ? { ...open, rival: { ...open.rival, placed: number } }
        : {
            ...change(open, player, ({ ready }) => ({ ready: ready - 1, placed: number })),
            active: player,
            lastSpot: { place, spot },
          };
    const holder = holderOf(open, place, spot);
    // Until the duel is settled the newcomer stands on no spot (W6.1).
    if (holder)
      return {
        ...taken,
        phase: 'place',
        duel: {
          place,
          spot,
          side,
          attacker: { player, die: 0, card: undefined },
          defender: { player: holder.player, die: 0, card: undefined },
        },
      };
    return {
      ...taken,
      phase: 'place',
      posses: [...open.posses, { player, number, place, spot, side, wounded: false }],
    };
  },
  posseMoved: (open, { seat, posse: number, place, spot, side }) => ({
    ...open,
    posses: open.posses.map((posse) =>
      posse.player === seat && posse.number === number
        ? { ...posse, place, spot, side, wounded: false }
        : posse,
    ),
  }),

  influenceGained: (open, { seat, kind, amount }) =>
    changeInfluence(open, seat, { law: 0, force: 0, gold: 0, [kind]: amount }, 1),
  influencePaid: (open, { seat, law, force, gold }) => changeInfluence(open, seat, { law, force, gold }, -1),
  thirdPosseGained: (open, { seat }) => change(open, seat, () => ({ thirdNext: true })),

  duelStarted: nothing,
  dieRolled: (open, { player, die }) => changeDuelist(open, player, { die }),
  cardShown: (open, { seat, card }) =>
    changeDuelist(
      change(open, seat, () => ({ card })),
      seat,
      { card },
    ),
  rivalDrew: (open, { card }) => ({
    ...changeDuelist(discardRivals(open), RIVAL, { card }),
    drawCount: open.drawCount - 1,
    returned: open.returned.filter((other) => other !== card),
  }),
  drawPileReshuffled: (open) => ({
    ...open,
    drawCount: open.discardCount,
    discardCount: 0,
    returned: [...open.returned, ...open.used],
    used: [],
  }),
  duelSettled: (open, { winner, loser, place, spot }) => {
    const { duel } = open;
    if (!duel) return open;
    const { player } = duel.attacker;
    const number = player === RIVAL ? open.rival.placed : seatState(open, player).placed;
    const newcomer: Posse = { player, number, place, spot, side: duel.side, wounded: player === loser };
    const holder = holderOf(open, place, spot);
    const posses = open.posses.map((posse) =>
      posse === holder && posse.player === loser ? { ...posse, wounded: true } : posse,
    );
    const settled: Open = { ...discardRivals(open), duel: undefined, posses: [...posses, newcomer] };
    return winner === RIVAL ? settled : change(settled, winner, () => ({ wonDuel: true }));
  },
  wantedTaken: (open, { player }) => ({ ...open, wanted: player }),

  truceTaken: (open, { seat }) => change(open, seat, () => ({ truce: true })),
  stackRearranged: (open, { place, building }) =>
    changeMat(open, place, ({ porch }) => ({ porch: [...without(porch, building), building] })),
  rivalPeeked: nothing,
  cardsDrawn: (open, { count }) => ({ ...open, drawCount: open.drawCount - count }),
  cardSwapped: (open) => countDiscards(open),
  buildingsShown: (open, { buildings }) => ({
    ...open,
    auction: buildings,
    deckCount: open.deckCount - buildings.length,
  }),
  deckReshuffled: (open) => ({ ...open, auction: [], deckCount: open.deckCount + open.auction.length }),
  buildingBought: (open, { player, building, place }) => {
    const bought = changeOwned(open, player, ({ buildings, fresh }) => ({
      buildings: [...buildings, building],
      fresh: [...fresh, building],
    }));
    return place === undefined
      ? { ...bought, auction: without(open.auction, building) }
      : changeMat(bought, place, () => ({ slot: undefined }));
  },
  slotRefilled: (open, { place, building }) => {
    const mat = matAt(open, place);
    // W12.3: on a neutral mat the porch building moves up, unless the slot was filled in mid-round (S52).
    const isFromPorch = mat.owner === undefined && topOf(mat) === building;
    const filled = changeMat(open, place, ({ porch }) => ({
      slot: building,
      porch: isFromPorch ? without(porch, building) : porch,
    }));
    return isFromPorch ? filled : { ...filled, deckCount: open.deckCount - 1 };
  },
  porchRefilled: (open, { place, building }) => ({
    ...changeMat(open, place, ({ porch }) => ({ porch: [...porch, building] })),
    deckCount: open.deckCount - 1,
  }),

  cardsRevealed: (open, { cards, rival }) => ({
    ...changeEach(open, (_, seat) => ({ card: cards[seat] })),
    phase: 'resolution',
    active: undefined,
    rival: { ...open.rival, shown: rival },
  }),
  matResolved: nothing,

  hallCompared: (open, { order }) => ({ ...open, phase: 'buy', order }),
  hallClaimed: (open, { seat }) => ({ ...open, order: [seat, ...open.order.filter((one) => one !== seat)] }),
  buyPassed: nothing,
  industryAdvanced: (open, { industry, rank }) => ({
    ...open,
    industries: { ...open.industries, [industry]: rank },
  }),
  buildingRaised: (open, { player, building }) => {
    const home = homeOf(open, player);
    const raised = changeOwned(open, player, ({ fresh }) => ({ fresh: without(fresh, building) }));
    return home === undefined
      ? raised
      : changeMat(raised, home, ({ porch }) => ({ porch: [...porch, building] }));
  },

  roundEnded: (open, _, config) => ({
    ...changeEach(open, ({ thirdNext }) => ({
      third: thirdNext,
      thirdNext: false,
      ready: figuresOf(config).readyPosses + Number(thirdNext),
      placed: 0,
      card: undefined,
      truce: false,
      wonDuel: false,
    })),
    phase: 'roundEnd',
    order: [],
    posses: [],
    lastSpot: undefined,
    used: [],
    returned: [],
    rival: { ...open.rival, placed: 0, cards: 0, shown: [] },
  }),
  matchEnded: (open, _, config) => ({
    ...open,
    phase: 'over',
    active: undefined,
    outcome: resultOf({ config, open }),
  }),
};
