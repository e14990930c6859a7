import type { Building } from '../catalog/buildings';
import { KINDS, type BuildingId, type CardId, type Kind } from '../catalog/ids';
import { givesOf, isGrey, matAt, seatState, topOf } from '../ring';
import { buildingOf, figuresOf } from '../ruleset';
import { PLACES, RIVAL, type Place } from '../state';
import type { Hopes, Standing } from './hopes';
import type { Hope } from './ledger';

/** Ways to use what a spot gives now. */
export function usesNow(hopes: Hopes, { place, spot, side }: Standing): ((hope: Hope) => void)[] {
  const { open, seat, config } = hopes.outlook;
  const mat = matAt(open, place);
  const gives = (hope: Hope) => addTo(hope, givesOf(mat), figuresOf(config).leftGain);
  if (spot === 'influence') return [side === 'left' ? gives : NOTHING];
  if (spot !== 'porch') return [NOTHING];
  const id = topOf(mat);
  const fromMat = isGrey(mat) ? gives : NOTHING;
  if (!id) return [fromMat];
  const building = buildingOf(config, id);
  const uses =
    building.moment === 'now' ? building.effects.flatMap((effect) => usesOf(hopes, effect, id)) : [];
  const gold = (hope: Hope) => {
    if (mat.owner === seat) addTo(hope, 'gold', 1);
    else if (mat.owner !== undefined && mat.owner !== RIVAL) hope.extra -= hopes.envy() * hopes.ledger.unit;
  };
  return (uses.length > 0 ? uses : [NOTHING]).map((use) => (hope: Hope) => {
    fromMat(hope);
    use(hope);
    gold(hope);
  });
}

function usesOf(hopes: Hopes, effect: Building['effects'][number], id: BuildingId): ((hope: Hope) => void)[] {
  const { open, seat, own } = hopes.outlook;
  const { influence, card, truce } = seatState(open, seat);
  const bonus = (worth: number) => (hope: Hope) => {
    hope.extra += worth;
  };
  switch (effect.tag) {
    case 'gain':
      return [(hope) => hopes.addGain(hope, effect, [], 1)];
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
      return truce ? [] : [bonus(0.15 * hopes.toCome * hopes.posses.length * 0.5)];
    case 'auction':
      return influence.law + influence.force + influence.gold >= 5 ? [bonus(0.9)] : [];
    case 'buyNow': {
      const worths = PLACES.map((place) => buyNowWorth(hopes, place, effect.pay));
      return [bonus(Math.max(0, ...worths) * 0.9)];
    }
    case 'relocate': {
      const isWounded = effect.who === 'wounded';
      return hopes.posses.some(({ wounded }) => wounded === isWounded) ? [bonus(isWounded ? 0.8 : 0.6)] : [];
    }
    case 'swapCard': {
      if (card || !own.card || open.drawCount === 0) return [];
      const chances = [...new Set(hopes.posses.map(({ place }) => place))].map((place) =>
        hopes.chanceAt(place, own.card as CardId),
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
function buyNowWorth(hopes: Hopes, place: Place, cost: number): number {
  const { open, seat, config } = hopes.outlook;
  const { slot } = matAt(open, place);
  if (!slot) return 0;
  const { law, force, gold } = seatState(open, seat).influence;
  const { price } = buildingOf(config, slot);
  const left = [law - price.law, force - price.force, gold - price.gold] as const;
  const total = left[0] + left[1] + left[2];
  if (Math.min(...left) < 0 || total < cost) return 0;
  const before = hopes.ledger.purse(law, force, gold, 0);
  const after = hopes.ledger.purse(left[0], left[1], left[2], -cost);
  return hopes.ledger.building(slot) + after - before - hopes.ledger.thirdPosse() * 0.3;
}

const NOTHING = (): void => {};

function addTo(hope: Hope, kind: Kind | 'X', count: number): void {
  if (kind === 'X') hope.wild += count;
  else hope[kind] = Math.min(6, hope[kind] + count);
}
