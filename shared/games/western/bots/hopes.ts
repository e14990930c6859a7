import type { Building } from '../catalog/buildings';
import { changedBy, type Step } from '../catalog/cards';
import type { EffectOf } from '../catalog/effects';
import { KINDS, type CardId, type Kind } from '../catalog/ids';
import { opponentsAt } from '../odds';
import { givesOf, isSolo, matAt, potOf, seatState, topOf } from '../ring';
import { buildingOf, figuresOf } from '../ruleset';
import { PLACES, RIVAL, SHERIFF, TOWN_HALL, type Place, type Posse } from '../state';
import type { Outlook } from '../unseen';
import { Beliefs } from './beliefs';
import { countFor } from './counts';
import { Ledger, type Bet, type Hope } from './ledger';
import { usesNow } from './uses';
import type { Weights } from './weights';

/** A posse as far as it matters for what it brings. */
export type Standing = Pick<Posse, 'place' | 'spot' | 'side' | 'wounded'>;

/** What a seat may hope for this round: with its posses as they stand, and with another one. */
export class Hopes {
  readonly ledger: Ledger;
  readonly beliefs: Beliefs;
  readonly posses: readonly Posse[];
  private readonly chances = new Map<string, number>();
  private readonly hall = new Map<CardId, number>();
  /** Posses that others will still place. */
  readonly toCome: number;

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
    for (const change of usesNow(this, fresh)) {
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

  addGain(hope: Hope, effect: EffectOf<'gain'>, posses: readonly Standing[], stands: number): void {
    const { give, each = 1, max = Infinity } = effect;
    const count = Math.min(max, countFor(this, effect, posses)) * each * stands;
    if (give === 'X' || give === 'AB') hope.wild += count * (give === 'AB' ? 2 : 1);
    else hope[give] = Math.min(6, hope[give] + Math.round(count));
  }

  /** How much of another's loss is the seat's own gain. */
  envy(): number {
    const { open } = this.outlook;
    return this.weights.envy / Math.max(1, open.seats.length - 1);
  }
}

const SHERIFFS_POT: Bet['gains'] = [['X', 2]];
const LAST_POT: Bet['gains'] = [
  ['law', 1],
  ['force', 1],
];

function isRevealed(phase: string): boolean {
  return phase === 'resolution' || phase === 'buy';
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
