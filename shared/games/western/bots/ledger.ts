import type { Influence } from '../catalog/buildings';
import type { BuildingId, Industry, Kind } from '../catalog/ids';
import { canPay } from '../influence';
import { isOn, matAt, seatState } from '../ring';
import { buildingOf, figuresOf } from '../ruleset';
import { PLACES, RIVAL, TOWN_HALL, type Place, type Player } from '../state';
import type { Outlook } from '../unseen';
import type { Beliefs } from './beliefs';
import { Shares } from './industries';
import type { Weights } from './weights';

/** What a seat may hope to have when it comes to buying. */
export interface Hope extends Influence {
  /** Influence of any kind; parts of one are a chance for it. */
  wild: number;
  /** Mats that it plays for, and what each would bring. */
  readonly bets: Bet[];
  /** Places where it has a posse, one bit each, and whether it may buy a second time. */
  at: number;
  leftover: number;
  readonly discounts: Industry[];
  /** Influence for each VP of the first building. */
  buyGains: number;
  /** What does not go through the purse. */
  extra: number;
}

export interface Bet {
  readonly chance: number;
  readonly gains: readonly (readonly [Kind | 'X', number])[];
}

interface Offer {
  readonly place: Place;
  readonly building: BuildingId;
  readonly price: Readonly<Influence>;
  readonly worth: number;
  readonly vp: number;
  /** That it is still there when the seat's turn comes. */
  readonly left: number;
}

/** What things are worth to one seat at this moment of the match. */
export class Ledger {
  readonly roundsToCome: number;
  readonly unit: number;
  readonly shares: Shares;
  private readonly baseShares: number;
  private known: readonly Offer[] | undefined;
  private readonly mostInfluence: number;

  constructor(
    readonly outlook: Outlook,
    readonly weights: Weights,
    private readonly beliefs?: Beliefs,
  ) {
    const { config, open, seat } = outlook;
    const { rounds, mostInfluence } = figuresOf(config);
    this.mostInfluence = mostInfluence;
    this.roundsToCome = rounds - open.round;
    this.unit = weights.influence[Math.min(this.roundsToCome, weights.influence.length - 1)] ?? 0;
    this.shares = new Shares(outlook, seat, this.roundsToCome);
    this.baseShares = this.shares.worth();
  }

  private get offers(): readonly Offer[] {
    return (this.known ??= this.forSale());
  }

  private forSale(): Offer[] {
    const { open, config } = this.outlook;
    return PLACES.flatMap((place): Offer[] => {
      const { slot } = matAt(open, place);
      if (!slot) return [];
      const { price, vp } = buildingOf(config, slot);
      const left = this.beliefs ? this.chanceLeft(place, slot, this.beliefs) : 1;
      return [{ place, building: slot, price, vp, worth: this.building(slot), left }];
    });
  }

  /** A building that is bought now: its points, its shares, and the gold of those who use it. */
  building(id: BuildingId): number {
    const { vp } = buildingOf(this.outlook.config, id);
    const shares = this.shares.worth({ bought: id }) - this.baseShares;
    return vp + shares + this.weights.porch * this.roundsToCome;
  }

  /** W12.1: the third posse of the next round, if there is one and it is not there anyway. */
  thirdPosse(): number {
    const { thirdNext } = seatState(this.outlook.open, this.outlook.seat);
    return this.roundsToCome === 0 || thirdNext ? 0 : this.weights.thirdPosse;
  }

  /** W7.2: Wanted from now on. */
  wanted(): number {
    const { wantedGain, wantedPoints } = figuresOf(this.outlook.config);
    const stays = this.weights.wantedStays ** (this.roundsToCome + 0.3);
    return wantedPoints * stays + wantedGain * Math.max(this.unit, 0.3) * 0.8;
  }

  /** What influence is worth after buying. */
  purse(law: number, force: number, gold: number, wild: number): number {
    const { steps } = this.weights;
    const most = this.mostInfluence;
    const of = (count: number) => steps[Math.max(0, Math.min(most, Math.floor(count)))] ?? 0;
    return Math.max(this.unit, 0.01) * (of(law) + of(force) + of(gold) + wild);
  }

  /** The worth of a hope: over all outcomes of its bets, what the seat would buy then, and what it has left. */
  worth(hope: Hope): number {
    return hope.extra + this.overBets(hope, 0, hope.law, hope.force, hope.gold, hope.wild);
  }

  private overBets(
    hope: Hope,
    index: number,
    law: number,
    force: number,
    gold: number,
    wild: number,
  ): number {
    const bet = hope.bets[index];
    if (!bet) return this.afterBuying(hope, law, force, gold, wild);
    const { chance, gains } = bet;
    let [l, f, g, w] = [law, force, gold, wild];
    for (const [kind, count] of gains) {
      if (kind === 'law') l += count;
      else if (kind === 'force') f += count;
      else if (kind === 'gold') g += count;
      else w += count;
    }
    const most = this.mostInfluence;
    const won = this.overBets(hope, index + 1, Math.min(most, l), Math.min(most, f), Math.min(most, g), w);
    if (chance >= 0.995) return won;
    return chance * won + (1 - chance) * this.overBets(hope, index + 1, law, force, gold, wild);
  }

  private afterBuying(hope: Hope, law: number, force: number, gold: number, wild: number): number {
    const passing = this.purse(law, force, gold, wild) + (this.hasBought() ? 0 : this.thirdPosse());
    const choices: { readonly worth: number; readonly left: number }[] = [];
    for (const offer of this.offers) {
      const isThere = (hope.at & (1 << offer.place)) !== 0;
      const left = offer.left * (isThere ? 1 : hope.leftover > 0 ? hope.leftover * 0.8 : this.reach());
      if (left === 0) continue;
      const rest = this.afterPaying(hope, offer, law, force, gold, wild);
      if (rest === undefined) continue;
      const worth = offer.worth + rest;
      if (worth > passing) choices.push({ worth, left });
    }
    choices.sort((a, b) => b.worth - a.worth);
    let value = 0;
    let open = 1;
    for (const { worth, left } of choices) {
      value += open * left * worth;
      open *= 1 - left;
    }
    return value + open * passing;
  }

  /** The purse after a purchase, with a second one by leftover; nothing if it cannot be paid. */
  private afterPaying(
    hope: Hope,
    { place, building, price, vp }: Offer,
    law: number,
    force: number,
    gold: number,
    wild: number,
  ): number | undefined {
    const short =
      Math.max(0, price.law - law) + Math.max(0, price.force - force) + Math.max(0, price.gold - gold);
    const discount = hope.discounts.length === 0 ? 0 : this.discount(hope, building);
    if (short > wild + discount + 0.2) return undefined;
    const l = Math.max(0, law - price.law);
    const f = Math.max(0, force - price.force);
    const g = Math.max(0, gold - price.gold);
    const w = Math.max(0, wild + discount - short) + hope.buyGains * vp;
    const rest = this.purse(l, f, g, w);
    if (hope.leftover === 0) return rest;
    let second = 0;
    for (const offer of this.offers) {
      if (offer.place === place) continue;
      const lacks =
        Math.max(0, offer.price.law - l) +
        Math.max(0, offer.price.force - f) +
        Math.max(0, offer.price.gold - g);
      if (lacks > w + 0.2) continue;
      const after = this.purse(
        l - offer.price.law,
        f - offer.price.force,
        g - offer.price.gold,
        Math.max(0, w - lacks),
      );
      second = Math.max(second, (offer.worth + after - rest) * offer.left * 0.7);
    }
    return rest + second * hope.leftover;
  }

  private discount({ discounts }: Hope, building: BuildingId): number {
    const { icons } = buildingOf(this.outlook.config, building);
    let count = 0;
    for (const icon of icons) for (const one of discounts) if (one === icon) count++;
    return count;
  }

  private reach(): number {
    const { open, seat } = this.outlook;
    return open.phase === 'place' && seatState(open, seat).ready > 1 ? this.weights.reach : 0;
  }

  hasBought(): boolean {
    return seatState(this.outlook.open, this.outlook.seat).fresh.length > 0;
  }

  /** Others who could buy it first. */
  private chanceLeft(place: Place, building: BuildingId, beliefs: Beliefs): number {
    const { open, own, config } = this.outlook;
    const { price } = buildingOf(config, building);
    let left = 1;
    for (const other of beliefs.others) {
      const before = own.card ? 1 - beliefs.chance(TOWN_HALL, own.card, [other]) : 0.5;
      const isThere = isOn(open, other, place);
      const comes = isThere ? 1 : this.comes(other) * 0.5;
      left *= 1 - before * comes * (this.couldPay(other, price) ? 0.6 : 0.1);
    }
    return left;
  }

  private comes(player: Player): number {
    const { open } = this.outlook;
    const ready = player === RIVAL ? 1 : seatState(open, player).ready;
    return 1 - (1 - this.weights.comes) ** ready;
  }

  private couldPay(player: Player, price: Readonly<Influence>): boolean {
    if (player === RIVAL) return true;
    const { law, force, gold } = seatState(this.outlook.open, player).influence;
    return canPay({ law: law + 1, force: force + 1, gold: gold + 1 }, price);
  }
}
