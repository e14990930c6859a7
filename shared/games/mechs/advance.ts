import { programCards } from './catalog/cards';
import type { Figures } from './catalog/figures';
import { ADVANCED_WEAPONS, BASIC_WEAPONS } from './catalog/ids';
import type { MechsEvent } from './events';
import { facingAtBase } from './robotMoves';
import type { Open } from './state';
import { changeFighter, COMBAT, dragCombat } from './advanceCombat';
import {
  addToken,
  addTracks,
  book,
  change,
  eachPerson,
  move,
  payTracks,
  returnToken,
  takeFromPile,
  type Handlers,
} from './openChanges';

/**
 * What the table shows right after one event, so that a whole turn can be watched step by step and nothing on the
 * screen is ever behind what the banner says. All that is drawn is followed; at the end of what arrived together
 * the real state takes over.
 */
export function advance(open: Open, event: MechsEvent, figures: Figures): Open {
  const handler = HANDLERS[event.type] as Handler | undefined;
  return handler ? handler(open, event, figures) : open;
}

type Handler = (open: Open, event: MechsEvent, figures: Figures) => Open;

const HANDLERS: Handlers = {
  ...COMBAT,
  matchStarted: (open, { starter }) => (starter === undefined ? open : { ...open, starter }),
  pilotsDealt: (open) => ({ ...open, phase: 'pilots' }),
  pilotsRevealed: (open, { pilots }) => ({
    ...eachPerson(open, (_, i) => ({ pilot: pilots[i] })),
    phase: 'bases',
  }),
  arenaDealt: (open, { starter, zones }) => ({ ...open, starter, zones }),
  basePlaced: (open, { seat, zone }) => {
    const placed = change(open, seat, () => ({ base: zone, zone }));
    return placed.seats.every(({ base }) => base !== undefined) ? { ...placed, phase: 'baseMines' } : placed;
  },
  baseMinesPlaced: (open) => ({
    ...open.seats.reduce<Open>(
      (now, { zone }, seat) =>
        zone === undefined ? now : addToken(now, { id: now.tokensPlaced + 1, kind: 'mine', seat, zone }),
      open,
    ),
    phase: 'firstWeapons',
  }),
  firstWeaponsRevealed: (open, { weapons }) => {
    const piles = { ...open.piles };
    for (const weapon of BASIC_WEAPONS)
      piles[weapon] = open.seats.length - weapons.filter((chosen) => chosen === weapon).length;
    return {
      ...eachPerson(open, (_, i) => {
        const id = weapons[i];
        return id ? { weapons: [{ id, purchased: false }] } : {};
      }),
      piles,
    };
  },
  rowDealt: (open, { weapons }) => ({
    ...open,
    row: weapons,
    deckCount: ADVANCED_WEAPONS.length - weapons.length,
  }),
  roundStarted: (open, { round, starter }) => ({
    ...open,
    phase: 'program',
    round,
    starter,
    turn: 0,
    active: undefined,
  }),
  programsLocked: (open) => ({ ...open, phase: 'turn', turn: 1, active: open.starter }),
  turnStarted: (open, { seat, turn }) => ({
    ...change(open, seat, ({ adHoc }) => (adHoc === 'first' ? { adHoc: 'on' } : {})),
    phase: 'turn',
    active: seat,
    turn,
  }),
  roundEnded: (open, _, { doubledCard }) => ({
    ...open,
    phase: 'roundEnd',
    seats: open.seats.map((seat) => ({
      ...seat,
      revealed: [],
      adHoc: 'off',
      ...(seat.robot && { robot: { ...seat.robot, stack: programCards(doubledCard).length } }),
    })),
  }),
  cardRevealed: (open, { seat, card }) =>
    change(open, seat, (was) => ({ revealed: [...was.revealed, card] })),
  robotFlipped: (open, { seat, card, facing, stack }) =>
    change(open, seat, ({ revealed }) => ({
      robot: { facing, stack },
      // A card flipped to find a place after a fall (R60) is not one of the round.
      ...(open.active === seat &&
        revealed.length < open.turn && { revealed: [...revealed, { kind: card, direction: facing }] }),
    })),
  pilotMoved: (open, { seat, to }) => move(open, seat, to),
  pilotDisplaced: (open, { seat, to, reason }) => {
    const moved = move(open, seat, to);
    if (reason === 'spiker') return dragCombat(moved, to);
    return change(moved, seat, ({ robot, base }) =>
      robot && to === base ? { robot: { ...robot, facing: facingAtBase(moved, base) } } : {},
    );
  },
  resourcesCollected: (open, e, figures) => addTracks(open, e, figures),
  resourcesGained: (open, e, figures) => addTracks(open, e, figures),
  resourcesLost: (open, e, figures) => payTracks(open, e, figures),
  resourcesStolen: (open, e, figures) =>
    payTracks(addTracks(open, e, figures), { ...e, seat: e.from }, figures),
  resourcePaid: (open, e, figures) => {
    const paid = payTracks(open, { seat: e.seat, energy: 0, credits: 0, [e.resource]: e.amount }, figures);
    return e.cause === 'maverick' ? changeFighter(paid, e.seat, () => ({ keepsFirst: true })) : paid;
  },
  weaponPurchased: (open, e, figures) => {
    const bought = change(payTracks(open, e, figures), e.seat, (was) => ({
      weapons: [...was.weapons, { id: e.weapon, purchased: true }],
    }));
    const left = takeFromPile(bought, e.weapon);
    // With a deck left the place is filled by an event of its own.
    return open.deckCount > 0
      ? left
      : { ...left, row: left.row.map((weapon) => (weapon === e.weapon ? null : weapon)) };
  },
  rowRefilled: (open, { place, weapon }) => ({
    ...open,
    row: open.row.map((was, i) => (i === place ? weapon : was)),
    deckCount: open.deckCount - 1,
  }),
  /** A weapon that nobody saw bought is one that a robot begins with (R62). */
  weaponsEquipped: (open, { seat, weapons }) => {
    const owned = open.seats[seat]?.weapons ?? [];
    const fresh = weapons.filter((id) => owned.every((weapon) => weapon.id !== id));
    const equipped = change(open, seat, () => ({
      equipped: weapons,
      weapons: [...owned, ...fresh.map((id) => ({ id, purchased: false }))],
    }));
    return fresh.reduce(takeFromPile, equipped);
  },
  tokenDeployed: (open, e, figures) =>
    addToken(payTracks(open, e, figures), { id: e.token, kind: e.kind, seat: e.seat, zone: e.zone }),
  tokenMoved: (open, e, figures) => {
    const paid = payTracks(open, e, figures);
    return {
      ...paid,
      tokens: paid.tokens.map((token) => (token.id === e.token ? { ...token, zone: e.to } : token)),
    };
  },
  healed: (open, { seat, hp, energy }, figures) =>
    change(payTracks(open, { seat, energy, credits: 0 }, figures), seat, (was) => ({ hp: was.hp + hp })),
  armorUpgraded: (open, { seat, credits }, figures) =>
    change(payTracks(open, { seat, energy: 0, credits }, figures), seat, () => ({
      status: 'armor',
      hp: figures.health.armor,
    })),
  tokenRemoved: (open, { token }) => returnToken(open, token),
  damageDealt: (open, { seat, damage, cause }) => {
    const hurt = change(open, seat, (was) => ({ hp: Math.max(0, was.hp - damage) }));
    if (cause !== 'mine') return hurt;
    // The mine lies there until what it does is done: the pilot may be asked about it (M7.1).
    const zone = open.seats[seat]?.zone;
    const mine = open.tokens.find((token) => token.zone === zone && token.kind === 'mine');
    return mine ? returnToken(hurt, mine.id) : hurt;
  },
  healthLost: (open, { seat, hp }) => change(open, seat, (was) => ({ hp: Math.max(0, was.hp - hp) })),
  statusChanged: (open, { seat, status, hp }) => change(open, seat, () => ({ status, hp })),
  adHocEntered: (open, { seat }) => change(open, seat, () => ({ adHoc: 'first' })),
  mechTaken: (open, { seat, side, zone }, { health }) => ({
    ...change(open, seat, () => ({ side, status: 'mech', hp: health.mech })),
    mech: { zone, holder: seat },
  }),
  mechLeft: (open, { zone }) => ({
    ...(open.mech.holder === undefined ? open : change(open, open.mech.holder, () => ({ side: undefined }))),
    mech: { zone },
  }),
  scored: (open, { seat, vp, source }) => book(open, seat, { [source]: vp }),
  pointsLost: (open, { seat, vp }) => book(open, seat, { combat: -vp }),
  roundScored: (open, { scores }) =>
    scores.reduce<Open>((now, points, seat) => book(now, seat, points), open),
  weaponsScored: (open, { points }) =>
    points.reduce<Open>((now, weapons, seat) => book(now, seat, { weapons }), open),
  matchEnded: (open, { winners }) => ({ ...open, phase: 'over', active: undefined, turn: 0, winners }),
};
