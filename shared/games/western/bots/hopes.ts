import type { Building } from '../catalog/buildings';
import { changedBy, suitOf, type Step } from '../catalog/cards';
import type { EffectOf } from '../catalog/effects';
import { KINDS, type BuildingId, type CardId, type Industry, type Kind, type Suit } from '../catalog/ids';
import { iconsOf } from '../counters';
import { opponentsAt } from '../odds';
import { givesOf, isGrey, isSolo, matAt, potOf, seatState, topOf } from '../ring';
import { buildingOf, figuresOf } from '../ruleset';
import { PLACES, RIVAL, SHERIFF, TOWN_HALL, type Place, type Posse } from '../state';
import { hidesCard, othersOf, type Outlook } from '../unseen';
import { Beliefs } from './beliefs';
import { Ledger, type Bet, type Hope } from './ledger';
import type { Weights } from './weights';

/** A posse as far as it matters for what it brings. */
export type Standing = Pick<Posse, 'place' | 'spot' | 'side' | 'wounded'>;

/** What a seat may hope for this round: with its posses as they stand, and with another one. */
export class Hopes {
  readonly ledger: Ledger;
  readonly beliefs: Beliefs;
  private readonly posses: readonly Posse[];
  private readonly chances = new Map<string, number>();
  private readonly hall = new Map<CardId, number>();
  /** Posses that others will still place. */
  private readonly toCome: number;

  constructor(
    readonly outlook: Outlook,
    readonly weights: Weights,
  ) {
    const { open, seat } = outlook;
    this.beliefs = new Beliefs(outlook, weights.evidence);
    this.ledger = new Ledger(outlook, weights, this.beliefs);
    this.posses = open.posses.filter(({ player }) => player === seat);
    const ready = open.seats.reduce((sum, state, other) => sum + (other === seat ? 0 : state.ready), 0);
    this.toCome = isSolo(open) && open.phase !== 'buy' ? seatState(open, seat).ready : ready;
  }

  /** The worth of the round as it stands. */
  now(without?: Posse): number {
    const posses = without
      ? this.posses.map((one) => (one === without ? { ...one, wounded: true } : one))
      : this.posses;
    return this.ledger.worth(this.hopeOf(posses));
  }

  /** The worth of the round with one more posse: the best use of what its spot gives now. */
  with(fresh: Standing): number {
    const before = [...this.posses, fresh];
    if (fresh.wounded) return this.ledger.worth(this.hopeOf(before, -1));
    let best = -Infinity;
    for (const change of this.nowOf(fresh)) {
      const hope = this.hopeOf(before, -1);
      change(hope);
      best = Math.max(best, this.ledger.worth(hope));
    }
    return best;
  }

  /** The worth with the purse changed, for choices of kinds. */
  changed(change: (hope: Hope) => void): number {
    const hope = this.hopeOf(this.posses);
    change(hope);
    const { mostInfluence } = figuresOf(this.outlook.config);
    for (const kind of KINDS) {
      if (hope[kind] < 0) return -Infinity;
      hope[kind] = Math.min(mostInfluence, hope[kind]);
    }
    return this.ledger.worth(hope);
  }

  /** What the round may bring with these posses. `placing`: how many fewer are left to place. */
  private hopeOf(posses: readonly Standing[], placing = 0): Hope {
    const { open, seat, own, config } = this.outlook;
    const { weights } = this;
    const { influence, ready } = seatState(open, seat);
    const isOpenStill = open.phase === 'hire' || open.phase === 'place' || open.phase === 'rival';
    const { law, force, gold } = influence;
    const wild = isOpenStill ? Math.max(0, ready + placing) * weights.posse : 0;
    const hope: Hope = {
      law,
      force,
      gold,
      wild,
      bets: [],
      at: 0,
      leftover: 0,
      discounts: [],
      buyGains: 0,
      extra: 0,
    };
    const stands = this.toCome > 0 ? weights.stands : 1;
    const card = own.card && cardAs(own.card, posses);
    for (const posse of posses) {
      hope.at |= 1 << posse.place;
      if (posse.wounded) continue;
      if (posse.spot === 'leftover') hope.leftover = stands;
      const used = posse.spot === 'porch' ? topOf(matAt(open, posse.place)) : undefined;
      if (used) this.addLater(hope, buildingOf(config, used), stands);
    }
    if (!isRevealed(open.phase)) {
      this.addBoss(hope, posses, stands);
      if (open.wanted === seat) hope.wild += this.toCome > 0 ? 0.8 : 1;
    }
    if (card && open.phase !== 'buy') {
      for (const place of PLACES)
        if (hope.at & (1 << place)) hope.bets.push(this.betAt(place, card, posses, stands));
      hope.extra += weights.hall * this.hallChance(card);
    }
    return hope;
  }

  private betAt(place: Place, card: CardId, posses: readonly Standing[], stands: number): Bet {
    const { open, config } = this.outlook;
    const figures = figuresOf(config);
    const chance = this.chanceAt(place, card);
    if (place === SHERIFF) return { chance, gains: this.ledger.roundsToCome > 0 ? SHERIFFS_POT : LAST_POT };
    const mat = matAt(open, place);
    const gains: [Kind | 'X', number][] = [[potOf(mat), figures.pot]];
    for (const posse of posses)
      if (posse.place === place && posse.side === 'right' && !posse.wounded)
        gains.push([givesOf(mat), stands > 0.5 ? figures.rightGain : 1]);
    return { chance, gains };
  }

  private hallChance(card: CardId): number {
    let chance = this.hall.get(card);
    if (chance === undefined) {
      chance = this.beliefs.chance(TOWN_HALL, card, this.beliefs.others);
      this.hall.set(card, chance);
    }
    return chance;
  }

  /** The chance to win a mat, with those who may still come. */
  chanceAt(place: Place, card: CardId): number {
    const key = `${place}${card}`;
    const before = this.chances.get(key);
    if (before !== undefined) return before;
    const { beliefs, outlook } = this;
    const opponents = opponentsAt(outlook, place);
    const now = beliefs.chance(place, card, opponents);
    const comes = isSolo(outlook.open) ? 0 : 1 - (1 - this.weights.comes) ** this.toCome;
    const others = opponents[0] === RIVAL ? 1 : now;
    const chance = now * (1 - comes) + comes * others * beliefs.chanceOverAnybody(place, card);
    this.chances.set(key, chance);
    return chance;
  }

  /** What a boss brings at the start of Resolution. */
  private addBoss(hope: Hope, posses: readonly Standing[], stands: number): void {
    const { open, seat, config } = this.outlook;
    const { boss } = seatState(open, seat);
    if (!boss) return;
    const { moment, effects } = figuresOf(config).bosses[boss];
    if (moment !== 'resolution') return;
    for (const effect of effects) if (effect.tag === 'gain') this.addGain(hope, effect, posses, stands);
  }

  /** What a porch in use brings in Resolution and in Buy. */
  private addLater(hope: Hope, { moment, effects }: Building, stands: number): void {
    for (const effect of effects) {
      if (moment === 'resolution' && effect.tag === 'gain') {
        if (!isRevealed(this.outlook.open.phase)) this.addGain(hope, effect, [], stands);
      } else if (moment !== 'buy') continue;
      else if (effect.tag === 'discount') hope.discounts.push(effect.icon);
      else if (effect.tag === 'gain') hope.buyGains += stands;
      else if (effect.tag === 'thirdPosse') hope.extra += this.ledger.thirdPosse() * stands;
      else if (effect.tag === 'winTownHall') hope.extra += 0.3;
    }
  }

  private addGain(hope: Hope, effect: EffectOf<'gain'>, posses: readonly Standing[], stands: number): void {
    const { give, each = 1, max = Infinity } = effect;
    const count = Math.min(max, this.count(effect, posses)) * each * stands;
    if (give === 'X' || give === 'AB') hope.wild += count * (give === 'AB' ? 2 : 1);
    else hope[give] = Math.min(6, hope[give] + Math.round(count));
  }

  private count({ times }: EffectOf<'gain'>, posses: readonly Standing[]): number {
    const { open, seat, config } = this.outlook;
    const state = seatState(open, seat);
    switch (times) {
      case undefined:
        return 1;
      case 'anyWounded':
        return Number(open.posses.some(({ wounded }) => wounded));
      case 'standingPorch':
        return posses.filter(({ spot, wounded }) => spot === 'porch' && !wounded).length;
      case 'unwounded':
        return Number(!posses.some(({ wounded }) => wounded));
      case 'wonDuel':
        return Number(state.wonDuel);
      case 'pairsBought':
        return Math.floor(state.buildings.length / 2);
      case 'firstBuyVp':
        return 0;
      default: {
        const [what, which] = times.split(':');
        if (what === 'ownIcons') return iconsOf({ config }, state.buildings, which as Industry);
        return this.cardsOf(which as Suit);
      }
    }
  }

  /** S40: cards of a suit, those that are seen and the part of the others that is to be expected. */
  private cardsOf(suit: Suit): number {
    const { outlook, beliefs } = this;
    const { open, own } = outlook;
    const is = (card: CardId | undefined) => Number(card !== undefined && suitOf(card) === suit);
    let count = is(own.card);
    for (const card of open.gaps) count += is(card);
    for (const card of open.rival.shown) count += is(card);
    open.seats.forEach(({ card }, other) => {
      if (other !== outlook.seat) count += is(card);
    });
    const hidden = [...othersOf(outlook), ...(isSolo(open) ? [] : [RIVAL])].filter((one) =>
      hidesCard(outlook, one),
    );
    const part = beliefs.cards.filter((card) => is(card)).length / Math.max(1, beliefs.cards.length);
    return count + hidden.length * part;
  }

  /** Ways to use what a spot gives now. */
  private nowOf({ place, spot, side }: Standing): ((hope: Hope) => void)[] {
    const { open, seat, config } = this.outlook;
    const mat = matAt(open, place);
    const gives = (hope: Hope) => addTo(hope, givesOf(mat), figuresOf(config).leftGain);
    if (spot === 'influence') return [side === 'left' ? gives : NOTHING];
    if (spot !== 'porch') return [NOTHING];
    const id = topOf(mat);
    const fromMat = isGrey(mat) ? gives : NOTHING;
    if (!id) return [fromMat];
    const building = buildingOf(config, id);
    const uses =
      building.moment === 'now' ? building.effects.flatMap((effect) => this.usesOf(effect, id)) : [];
    const gold = (hope: Hope) => {
      if (mat.owner === seat) addTo(hope, 'gold', 1);
      else if (mat.owner !== undefined && mat.owner !== RIVAL) hope.extra -= this.envy() * this.ledger.unit;
    };
    return (uses.length > 0 ? uses : [NOTHING]).map((use) => (hope: Hope) => {
      fromMat(hope);
      use(hope);
      gold(hope);
    });
  }

  /** How much of another's loss is the seat's own gain. */
  envy(): number {
    const { open } = this.outlook;
    return this.weights.envy / Math.max(1, open.seats.length - 1);
  }

  private usesOf(effect: Building['effects'][number], id: BuildingId): ((hope: Hope) => void)[] {
    const { open, seat, own } = this.outlook;
    const { influence, card, truce } = seatState(open, seat);
    const bonus = (worth: number) => (hope: Hope) => {
      hope.extra += worth;
    };
    switch (effect.tag) {
      case 'gain':
        return [(hope) => this.addGain(hope, effect, [], 1)];
      case 'convert':
        return [0, influence[effect.from]].map((count) => (hope: Hope) => {
          const paid = Math.min(count, hope[effect.from]);
          hope[effect.from] -= paid;
          addTo(hope, effect.to, paid + 2);
        });
      case 'trade': {
        const most = KINDS.reduce((a, b) => (influence[b] > influence[a] ? b : a));
        if (influence[most] < effect.pay) return [];
        return [
          (hope) => {
            hope[most] -= effect.pay;
            hope.wild += (effect.gain[0] + (effect.gain[1] ?? 0)) * 0.9;
          },
        ];
      }
      case 'truce':
        return truce ? [] : [bonus(0.15 * this.toCome * this.posses.length * 0.5)];
      case 'auction':
        return influence.law + influence.force + influence.gold >= 5 ? [bonus(0.9)] : [];
      case 'buyNow': {
        const worths = PLACES.map((place) => this.buyNowWorth(place, effect.pay));
        return [bonus(Math.max(0, ...worths) * 0.9)];
      }
      case 'relocate': {
        const isWounded = effect.who === 'wounded';
        return this.posses.some(({ wounded }) => wounded === isWounded) ? [bonus(isWounded ? 0.8 : 0.6)] : [];
      }
      case 'swapCard': {
        if (card || !own.card || open.drawCount === 0) return [];
        const chances = [...new Set(this.posses.map(({ place }) => place))].map((place) =>
          this.chanceAt(place, own.card as CardId),
        );
        return [bonus(chances.reduce((sum, chance) => sum + (1 - chance) * 0.7, 0.2))];
      }
      case 'peekRival':
        return [NOTHING];
      case 'rearrange':
        return id ? [bonus(0.1)] : [];
      default:
        return [NOTHING];
    }
  }

  /** What a purchase on the spot brings beyond keeping the influence. */
  private buyNowWorth(place: Place, cost: number): number {
    const { open, seat, config } = this.outlook;
    const { slot } = matAt(open, place);
    if (!slot) return 0;
    const { law, force, gold } = seatState(open, seat).influence;
    const { price } = buildingOf(config, slot);
    const left = [law - price.law, force - price.force, gold - price.gold] as const;
    const total = left[0] + left[1] + left[2];
    if (Math.min(...left) < 0 || total < cost) return 0;
    const before = this.ledger.purse(law, force, gold, 0);
    const after = this.ledger.purse(left[0], left[1], left[2], -cost);
    return this.ledger.building(slot) + after - before - this.ledger.thirdPosse() * 0.3;
  }
}

const NOTHING = (): void => {};
const SHERIFFS_POT: Bet['gains'] = [['X', 2]];
const LAST_POT: Bet['gains'] = [
  ['law', 1],
  ['force', 1],
];

function isRevealed(phase: string): boolean {
  return phase === 'resolution' || phase === 'buy';
}

function addTo(hope: Hope, kind: Kind | 'X', count: number): void {
  if (kind === 'X') hope.wild += count;
  else hope[kind] = Math.min(6, hope[kind] + count);
}

/** W5.3: the card as the spots of these posses change it. */
function cardAs(card: CardId, posses: readonly Standing[]): CardId {
  let number: Step | undefined;
  let suit: Step | undefined;
  for (const { spot, side, wounded } of posses) {
    if (wounded) continue;
    if (spot === 'number') number = side as Step;
    else if (spot === 'suit') suit = side as Step;
  }
  return changedBy(card, number, suit);
}
