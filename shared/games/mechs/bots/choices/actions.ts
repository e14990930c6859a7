import { seatState, valueOf } from '../../arena';
import type { WeaponId } from '../../catalog/ids';
import type { MechsDecision, Scene } from '../../types';
import { bestOffer } from '../arrange';
import { sceneOf, type MechsSituation } from '../bot';
import { tokenWorth } from '../plan/act';
import { economyOf, priceOf, valueAt, type Economy } from '../plan/economy';
import { waysFrom } from '../plan/geography';
import { prospectsOf, type Prospects } from '../plan/prospects';
import { presenceAt } from '../plan/rivals';
import type { Weights } from '../plan/weights';
import { bestOf, optionsOf, type Choice } from './choice';

/** M5: what to do with a card's action, by the same worth that plans are made with. */
export function actionChoice(situation: MechsSituation, weights: Weights): Choice | undefined {
  const { decision } = situation;
  if (decision.kind === 'refuge') {
    const on = prospectsOf(sceneOf(situation), decision.seat, weights);
    return bestOf(optionsOf(decision), (zone) => refugeWorth(on, zone));
  }
  return isAction(decision) ? economicChoice(sceneOf(situation), decision, weights) : undefined;
}

const ACTIONS = ['purchase', 'deployMine', 'deployTurret', 'freeTurret', 'scareTactics', 'powerUp'] as const;

type Action = Extract<MechsDecision, { kind: (typeof ACTIONS)[number] }>;

export function isAction(decision: MechsDecision): decision is Action {
  return ACTIONS.some((kind) => kind === decision.kind);
}

export function economicChoice(scene: Scene, decision: Action, weights: Weights): Choice | undefined {
  const on = economyOf(scene, decision.seat, weights);
  switch (decision.kind) {
    case 'purchase':
      return bestOf(purchasesOf(scene, decision), (offer) => {
        const ware = on.wares.find((one) => one.weapon === weaponIn(offer));
        return ware ? ware.worth - price(on, 'energy', ware.energy) - price(on, 'credits', ware.credits) : 0;
      });
    case 'deployMine':
      return bestOf(optionsOf(decision), (choice) => {
        if (choice === null) return 0;
        const { zone, cost } = decision.about;
        const moved = choice.from === undefined ? 0 : tokenWorth(on, choice.from, 'mine');
        const sting = choice.number === undefined ? 0 : stingOf(on, zone, choice.number);
        return tokenWorth(on, zone, 'mine') - moved - price(on, 'credits', cost) + sting;
      });
    case 'deployTurret':
      return bestOf(optionsOf(decision), (choice) => {
        if (choice === null) return 0;
        const { zone, cost } = decision.about;
        const moved = choice.from === undefined ? 0 : tokenWorth(on, choice.from, 'turret');
        return tokenWorth(on, zone, 'turret') - moved - price(on, 'energy', cost);
      });
    case 'freeTurret':
      return bestOf(optionsOf(decision), (choice) => {
        if (choice === null) return 0;
        const moved = choice.from === undefined ? 0 : tokenWorth(on, choice.from, 'turret');
        return tokenWorth(on, choice.zone, 'turret') - moved;
      });
    case 'scareTactics': {
      const kind = decision.about.token;
      return bestOf(optionsOf(decision), (choice) => {
        if (choice === null) return 0;
        const cost = valueOf(on.scene.open, choice.zone) + 1;
        const sting = choice.number === undefined ? 0 : stingOf(on, choice.zone, choice.number);
        return (
          tokenWorth(on, choice.zone, kind) - price(on, kind === 'mine' ? 'credits' : 'energy', cost) + sting
        );
      });
    }
    case 'powerUp':
      return bestOf(optionsOf(decision), (choice) => (choice === null ? 0 : powerUpWorth(on, choice)));
  }
}

type Purchase = Extract<MechsDecision, { kind: 'purchase' }>;
type Offer = Purchase['fallback'];

/** Each weapon once, in the way in which it is best bought. */
export function purchasesOf(scene: Scene, decision: Purchase): readonly Offer[] {
  const offers = optionsOf<Offer>(decision);
  return offers.flatMap((offer): Offer[] => {
    if (offer === null) return [null];
    return typeof offer === 'string' ? [bestOffer(scene, offer, offers)] : [];
  });
}

function weaponIn(offer: Offer): WeaponId | null {
  return offer === null || typeof offer === 'string' ? offer : offer.weapon;
}

function price(on: Economy, resource: 'energy' | 'credits', amount: number): number {
  return priceOf(on.purse, seatState(on.scene.open, on.seat)[resource], amount);
}

/** Strong mines belong where others want to go: in zones worth 3 and more. */
function stingOf(on: Economy, zone: number, number: number): number {
  return (valueAt(on, zone) >= 3 ? 0.05 : -0.05) * number;
}

function powerUpWorth(on: Economy, choice: { heal: number } | { upgrade: true }): number {
  const { hp, status, pilot } = seatState(on.scene.open, on.seat);
  const { health, healPerEnergy, upgradeCost } = on.figures;
  const unit = on.weights.health * (on.roundsLeft > 0 ? 1 : 0.3);
  if ('upgrade' in choice)
    return on.statusWorth.armor + (health.armor - hp) * unit - price(on, 'credits', upgradeCost);
  const free = pilot === 'diamond' ? 5 : 0;
  const healed = Math.min(health[status] - hp, free + choice.heal * healPerEnergy);
  return healed * unit - price(on, 'energy', choice.heal);
}

/** A valuable zone with valuable neighbours, where nobody strong is likely to come. */
function refugeWorth(on: Prospects, zone: number): number {
  const near = waysFrom(on.geography, 'collect', zone).map((next) => (next < 0 ? 0 : valueAt(on, next)));
  const danger = on.rivals.reduce((sum, rival) => sum + presenceAt(rival, 1, zone) * rival.defend, 0);
  return valueAt(on, zone) * (on.scoresThisRound ? 1 : 0.4) + Math.max(0, ...near) * 0.3 + danger;
}
