import type { CardId } from '../catalog/ids';
import { bestOfItsRank, strengthOf } from '../hand';
import { winsTies } from '../hallTies';
import { changedCard, leftCard, rightCard } from '../ring';
import { PLACES, RIVAL, TOWN_HALL, type Place, type Player } from '../state';
import { hidesCard, othersOf, shownCards, unseenCards, type Outlook } from '../unseen';

/**
 * What others may hold, and how likely each card is: they kept the better one of two, and who goes to a mat
 * probably likes its two cards. Chances against several are multiplied, as if no card could rule another out;
 * `odds.ts` has the exact ones, which know nothing of evidence.
 */
export class Beliefs {
  readonly cards: readonly CardId[];
  readonly others: readonly Player[];
  /** By player, then by unseen card. */
  private readonly weights = new Map<Player, readonly number[]>();
  private readonly known = new Map<string, number>();
  private readonly merits: (readonly number[] | undefined)[] = [];

  constructor(
    private readonly outlook: Outlook,
    private readonly evidence: number,
  ) {
    this.cards = unseenCards(outlook);
    this.others = othersOf(outlook);
  }

  /** How likely a player holds each of the unseen cards, against each other. */
  weightsOf(player: Player): readonly number[] {
    let weights = this.weights.get(player);
    if (!weights) {
      weights = player === RIVAL ? this.cards.map(() => 1) : this.weigh(player);
      this.weights.set(player, weights);
    }
    return weights;
  }

  /** By unseen card: the part of the other cards that it beats at a place. */
  private meritsAt(place: Place): readonly number[] {
    return (this.merits[place] ??= this.meritsOf(place));
  }

  private meritsOf(place: Place): number[] {
    const all = this.cards.map((card) => this.strengthOf(place, card, false));
    return all.map((one) => {
      let beaten = 0;
      for (const other of all) if (other < one) beaten++;
      return beaten / Math.max(1, all.length - 1);
    });
  }

  /** The chance that a card is at least as good as all of theirs at a mat. */
  chance(place: Place, card: CardId, opponents: readonly Player[]): number {
    let chance = 1;
    for (const player of opponents) chance *= this.chanceOver(place, card, player);
    return chance;
  }

  /** The chance against somebody of whom nothing is known but that they kept the better card. */
  chanceOverAnybody(place: Place, card: CardId): number {
    const mine = this.strengthOf(place, card, false);
    let sum = 0;
    let total = 0;
    const merits = this.meritsAt(place);
    this.cards.forEach((other, i) => {
      const weight = 0.3 + (merits[i] ?? 0);
      total += weight;
      if (this.strengthOf(place, other, false) <= mine) sum += weight;
    });
    return total === 0 ? 1 : sum / total;
  }

  private chanceOver(place: Place, card: CardId, player: Player): number {
    const key = `${place}${card}${player}`;
    const before = this.known.get(key);
    if (before !== undefined) return before;
    const chance = this.reckon(place, card, player);
    this.known.set(key, chance);
    return chance;
  }

  private reckon(place: Place, card: CardId, player: Player): number {
    const { outlook } = this;
    const { open } = outlook;
    const isHall = place === TOWN_HALL;
    const mine = this.strengthOf(place, card, isHall && winsTies(outlook, outlook.seat));
    const asPlayed = (one: CardId) => (player === RIVAL ? one : changedCard(open, player, one));
    const isBest = isHall && winsTies(outlook, player);
    const isBeaten = (one: CardId) => this.strengthOf(place, asPlayed(one), isBest) <= mine;
    if (!shownCards(outlook, player).every(isBeaten)) return 0;
    if (!hidesCard(outlook, player)) return 1;
    const weights = this.weightsOf(player);
    let sum = 0;
    let total = 0;
    this.cards.forEach((one, i) => {
      const weight = weights[i] ?? 0;
      total += weight;
      if (isBeaten(one)) sum += weight;
    });
    return total === 0 ? 1 : sum / total;
  }

  private weigh(player: Player): number[] {
    const { evidence } = this;
    const merits = PLACES.map((place) => this.meritsAt(place));
    const mats = new Set<Place>();
    for (const posse of this.outlook.open.posses) if (posse.player === player) mats.add(posse.place);
    return this.cards.map((_, i) => {
      let [best, second] = [0, 0];
      for (const at of merits) {
        const merit = at[i] ?? 0;
        if (merit > best) [best, second] = [merit, best];
        else if (merit > second) second = merit;
      }
      let weight = 0.3 + (best + second) / 2;
      for (const place of mats) weight *= 1 - evidence / 2 + evidence * (this.meritsAt(place)[i] ?? 0);
      return weight;
    });
  }

  private strengthOf(place: Place, card: CardId, isBest: boolean): number {
    const { open } = this.outlook;
    const strength = strengthOf(card, leftCard(open, place), rightCard(open, place));
    return isBest ? bestOfItsRank(strength) : strength;
  }
}
