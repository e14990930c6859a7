import { INDUSTRIES, type BossId, type BuildingId, type CardId, type Industry } from '../catalog/ids';
import type { Kinds, Purchase, Relocation, SpotChoice, Trade, WesternDecisions } from '../decisions';
import { priceLess, sumOf } from '../influence';
import { discountFor } from '../purchase';
import { buildingsUsedBy, holderOf, matAt, seatState } from '../ring';
import { buildingOf } from '../ruleset';
import { answerForAbsent } from '../standIn';
import { PLACES, TOWN_HALL } from '../state';
import type { WesternDecision } from '../types';
import type { Outlook } from '../unseen';
import { bestBy, optionsOf } from './bot';
import { duelStep, roughChance, stakeOfAttack } from './duelling';
import { Hopes } from './hopes';
import { Shares } from './industries';
import type { Hope } from './ledger';
import type { Weights } from './weights';

/** What each answer to a decision is worth to the seat, in victory points. */
export function worthOf(
  outlook: Outlook,
  decision: WesternDecision,
  weights: Weights,
): (option: unknown) => number {
  if (decision.kind === 'boss') return (boss) => weights.bosses[boss as BossId];
  const hopes = new Hopes(outlook, weights);
  const { ledger } = hopes;
  switch (decision.kind) {
    case 'keep':
      return (card) => cardWorth(outlook, card as CardId, weights);
    case 'place':
      return (spot) => spotWorth(hopes, spot as SpotChoice);
    case 'hire':
      return (kinds) => paid(hopes, kinds as Kinds | null, weights.posse * 1.6);
    case 'wild':
      return (kinds) => wildWorth(hopes, kinds as Kinds, decision.about);
    case 'convert':
      return (count) => convertWorth(hopes, count as number, decision.about);
    case 'trade':
      return (trade) => tradeWorth(hopes, trade as Trade | null, decision.about);
    case 'truce':
      return (yes) => (yes ? 0 : -1);
    case 'auction':
      return (answer) => auctionWorth(hopes, answer as Kinds | BuildingId | null);
    case 'buyNow':
      return (answer) => buyNowWorth(hopes, answer as WesternDecisions['buyNow']['answer']);
    case 'relocate':
      return (answer) => relocationWorth(hopes, answer as Relocation | null);
    case 'rearrange':
      return (answer) => (answer === null ? 0 : -0.01);
    case 'swap':
      return (answer) => swapWorth(outlook, answer as 'draw' | CardId | null, weights);
    case 'pot':
      return (answer) => {
        if (answer === 'posse') return hopes.now() + ledger.thirdPosse();
        return hopes.changed((hope) => {
          hope.law++;
          hope.force++;
        });
      };
    case 'hall':
      return (kinds) => paid(hopes, kinds as Kinds | null, 0) + (kinds === null ? 0 : hallWorth(hopes));
    case 'buy':
    case 'leftover':
      return (purchase) => purchaseWorth(hopes, purchase as Purchase | null);
    case 'advance':
      return (industry) => advanceWorth(outlook, industry as Industry, ledger.roundsToCome);
    case 'duel':
      return () => 0;
  }
}

/** The best answer, by its worth. */
export function bestAnswer(outlook: Outlook, decision: WesternDecision, weights: Weights): unknown {
  if (decision.kind === 'duel') {
    const { duel } = outlook.open;
    if (!duel) return decision.fallback;
    return duelStep(new Hopes(outlook, weights), duel, optionsOf(decision));
  }
  return bestBy(optionsOf<unknown>(decision), worthOf(outlook, decision, weights));
}

/** Where it would win, at its best mats and at the Town Hall, and what it is worth in a duel. */
function cardWorth(outlook: Outlook, card: CardId, weights: Weights): number {
  const { open, own, seat } = outlook;
  const given = own.hand.filter((other) => other !== card);
  const hopes = new Hopes(
    { ...outlook, own: { ...own, card, hand: [], given: own.given.concat(given) } },
    weights,
  );
  const { beliefs } = hopes;
  const chances = PLACES.map((place) => hopes.chanceAt(place, card)).sort((a, b) => b - a);
  const posses = seatState(open, seat).ready;
  const mats = chances.slice(0, posses).reduce((sum, chance) => sum + chance, 0);
  return (
    mats * 1.2 + weights.hall * 1.5 * beliefs.chance(TOWN_HALL, card, beliefs.others) + 0.05 * Number(card[0])
  );
}

/** A free spot, or one that has to be won. */
export function spotWorth(hopes: Hopes, spot: SpotChoice): number {
  const { outlook, weights, ledger } = hopes;
  const holder = holderOf(outlook.open, spot.place, spot.spot);
  if (!holder) return hopes.with({ ...spot, wounded: false });
  const { won, lost } = stakeOfAttack(hopes, spot, holder);
  const chance = roughChance(outlook, holder.player, true, weights.theirRerolls);
  return chance * won + (1 - chance) * lost - weights.shown - Math.max(ledger.unit, 0.2) * 0.6;
}

function paid(hopes: Hopes, kinds: Kinds | null, posses: number): number {
  if (kinds === null) return hopes.now();
  const { law, force, gold } = sumOf(kinds);
  return hopes.changed((hope) => {
    hope.law -= law;
    hope.force -= force;
    hope.gold -= gold;
    hope.wild += posses;
  });
}

function wildWorth(hopes: Hopes, kinds: Kinds, { form, count }: WesternDecisions['wild']['about']): number {
  const each = form === 'same' ? count : 1;
  return hopes.changed((hope) => {
    for (const kind of kinds) hope[kind] += each;
  });
}

function convertWorth(
  hopes: Hopes,
  count: number,
  { from, to }: WesternDecisions['convert']['about'],
): number {
  return hopes.changed((hope) => {
    hope[from] -= count;
    hope[to] += count + 2;
  });
}

function tradeWorth(hopes: Hopes, trade: Trade | null, about: WesternDecisions['trade']['about']): number {
  if (!trade) return hopes.now();
  const [first = 0, second] = about.gain;
  return hopes.changed((hope: Hope) => {
    hope[trade.pay] -= about.pay;
    const others = (['law', 'force', 'gold'] as const).filter((kind) => kind !== trade.pay);
    if (trade.gain) hope[trade.gain] += first;
    else for (const kind of others) hope[kind] += kind === others[0] ? first : (second ?? 0);
  });
}

/** What a draw of buildings is hoped to bring. */
const AUCTION = 0.9;

function auctionWorth(hopes: Hopes, answer: Kinds | BuildingId | null): number {
  if (answer === null) return hopes.now();
  if (typeof answer === 'string') return bought(hopes, answer, []);
  const { influence } = seatState(hopes.outlook.open, hopes.outlook.seat);
  const total = influence.law + influence.force + influence.gold;
  return paid(hopes, answer, 0) + (total >= 5 ? AUCTION : -1);
}

/** The round after a building more, at its price. */
function bought(hopes: Hopes, building: BuildingId, more: Kinds): number {
  const { price } = buildingOf(hopes.outlook.config, building);
  const extra = sumOf(more);
  const worth = hopes.changed((hope) => {
    hope.law -= price.law + extra.law;
    hope.force -= price.force + extra.force;
    hope.gold -= price.gold + extra.gold;
  });
  const third = hopes.ledger.hasBought() ? 0 : hopes.ledger.thirdPosse();
  return worth + hopes.ledger.building(building) - third * 0.3;
}

function buyNowWorth(hopes: Hopes, answer: WesternDecisions['buyNow']['answer']): number {
  const slot = answer && matAt(hopes.outlook.open, answer.place).slot;
  return slot ? bought(hopes, slot, answer.pay) : hopes.now();
}

function relocationWorth(hopes: Hopes, move: Relocation | null): number {
  const { open, seat, config, own } = hopes.outlook;
  if (!move) return hopes.now();
  const posses = open.posses.filter(({ player, number }) => player !== seat || number !== move.posse);
  const outlook = { config, seat, own, open: { ...open, posses } };
  return new Hopes(outlook, hopes.weights).with({ ...move, wounded: false });
}

function swapWorth(outlook: Outlook, answer: 'draw' | CardId | null, weights: Weights): number {
  if (answer === null) return -1;
  return answer === 'draw' ? 0 : cardWorth(outlook, answer, weights);
}

/** To buy first and to advance an industry, when the cards are known. */
function hallWorth(hopes: Hopes): number {
  return hopes.weights.hall + 0.2;
}

function purchaseWorth(hopes: Hopes, purchase: Purchase | null): number {
  const { outlook, ledger } = hopes;
  const { open, seat, config } = outlook;
  const { law, force, gold } = seatState(open, seat).influence;
  if (!purchase) return ledger.purse(law, force, gold, 0) + (ledger.hasBought() ? 0 : ledger.thirdPosse());
  const { slot } = matAt(open, purchase.place);
  if (!slot) return -Infinity;
  const { price, vp } = buildingOf(config, slot);
  const { law: l, force: f, gold: g } = priceLess(price, purchase.waive ?? []);
  const gains = buildingsUsedBy(open, seat).filter((id) => {
    const { moment, effects } = buildingOf(config, id);
    return moment === 'buy' && effects.some(({ tag }) => tag === 'gain');
  }).length;
  const first = purchase.waive !== undefined || discountFor(outlook, seat, slot) === 0;
  const gained = first && !ledger.hasBought() ? gains * vp : 0;
  return ledger.building(slot) + ledger.purse(law - l, force - f, gold - g, gained * 0.8);
}

/** What it brings oneself, less what it brings the others. */
function advanceWorth(outlook: Outlook, industry: Industry, roundsToCome: number): number {
  const { open, seat } = outlook;
  const gainOf = (one: number) => {
    const shares = new Shares(outlook, one, roundsToCome);
    return shares.worth({ advanced: industry }) - shares.worth();
  };
  const others = open.seats.map((_, one) => one).filter((one) => one !== seat);
  const theirs = others.reduce((sum, one) => sum + gainOf(one), 0) / Math.max(1, others.length);
  return gainOf(seat) - theirs + 0.001 * (INDUSTRIES.length - INDUSTRIES.indexOf(industry));
}

/** The same, but duels by rule of thumb: play-outs are many. */
export function quickAnswer(outlook: Outlook, decision: WesternDecision, weights: Weights): unknown {
  return decision.kind === 'duel'
    ? answerForAbsent(outlook.config, outlook, decision)
    : bestAnswer(outlook, decision, weights);
}
