import { PUBLISHED_FIGURES, type Figures, type PaidAbility } from './catalog/figures';
import { WEAPONS, type CardKind, type Resource, type WeaponId, type WeaponType } from './catalog/ids';
import { PAID_WEAPONS, WEAPON_TABLE, type PaidWeapon, type Weapon, type WeaponLine } from './catalog/weapons';

/** What the published texts do not carry, and a host may replace. Plain data, and so no interface. */
type HouseValues = {
  readonly pilotHealth: number;
  /** Of energy and of credits. */
  readonly trackMaximum: number;
  readonly doubledCard: CardKind;
  readonly zones: Figures['zones'];
  /** Damage and type. */
  readonly weapons: Readonly<Partial<Record<WeaponId, WeaponFigures>>>;
  /** What the first and the second price on a weapon are paid in. */
  readonly priceColumns: readonly [Resource, Resource];
  /** What the effects of weapons are paid in. */
  readonly weaponResources: Readonly<Partial<Record<PaidWeapon, Resource>>>;
  readonly abilities: Readonly<Partial<Record<PaidAbility, Resource>>>;
  readonly forceField: Figures['forceField'];
};

export type HouseValue = keyof HouseValues;

/** The list of house values, as a ruleset names them. */
export const HOUSE_VALUES = [
  'pilotHealth',
  'trackMaximum',
  'doubledCard',
  'zones',
  'weapons',
  'priceColumns',
  'weaponResources',
  'abilities',
  'forceField',
] as const satisfies readonly HouseValue[];

/** A host's house values, where they are other ones. A page needs this and not the parser. */
export type Ruleset = { readonly name: string } & {
  readonly [Value in HouseValue]?: HouseValues[Value] | undefined;
};

export type WeaponFigures = {
  readonly normal: number;
  readonly power: number;
  readonly type?: WeaponType | undefined;
};

const known = new WeakMap<Ruleset, Figures>();

/** The figures a match is played with. */
export function figuresOf(config: { readonly ruleset?: Ruleset }): Figures {
  const { ruleset } = config;
  if (!ruleset) return PUBLISHED_FIGURES;
  const before = known.get(ruleset);
  if (before) return before;
  const figures = replaceHouseValues(ruleset);
  known.set(ruleset, figures);
  return figures;
}

function replaceHouseValues(ruleset: Ruleset): Figures {
  const weapons: Record<WeaponId, Weapon> = { ...WEAPON_TABLE };
  for (const id of WEAPONS) weapons[id] = replacedIn(WEAPON_TABLE[id], id, ruleset);
  const { health, abilityResource } = PUBLISHED_FIGURES;
  return {
    ...PUBLISHED_FIGURES,
    health: { ...health, pilot: ruleset.pilotHealth ?? health.pilot },
    doubledCard: ruleset.doubledCard ?? PUBLISHED_FIGURES.doubledCard,
    zones: ruleset.zones ?? PUBLISHED_FIGURES.zones,
    weapons,
    trackMaximum: ruleset.trackMaximum ?? PUBLISHED_FIGURES.trackMaximum,
    abilityResource: { ...abilityResource, ...ruleset.abilities },
    forceField: ruleset.forceField ?? PUBLISHED_FIGURES.forceField,
  };
}

function replacedIn(
  weapon: Weapon,
  id: WeaponId,
  { weapons, weaponResources, priceColumns }: Ruleset,
): Weapon {
  const changed = weapons?.[id];
  const paid = PAID_WEAPONS.find((one) => one === id);
  const resource = paid && weaponResources?.[paid];
  const isSwapped = priceColumns?.[0] === 'credits';
  if (!changed && !resource && !isSwapped) return weapon;
  const line = ({ damage, house, effect }: WeaponLine, other?: number): WeaponLine => ({
    damage: other ?? damage,
    house,
    effect: resource && effect && 'resource' in effect ? { ...effect, resource } : effect,
  });
  return {
    ...weapon,
    type: changed?.type ?? weapon.type,
    energy: isSwapped ? weapon.credits : weapon.energy,
    credits: isSwapped ? weapon.energy : weapon.credits,
    normal: line(weapon.normal, changed?.normal),
    power: line(weapon.power, changed?.power),
  };
}
