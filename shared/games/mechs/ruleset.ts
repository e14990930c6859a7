import { PUBLISHED_FIGURES, type Figures, type PaidAbility } from './catalog/figures';
import { WEAPONS, type CardKind, type Resource, type WeaponId, type WeaponType } from './catalog/ids';
import { WEAPON_TABLE, type Weapon } from './catalog/weapons';

/** A host's house values: plain data, and so no interface. A page needs this and not the parser. */
export type Ruleset = {
  readonly name: string;
  readonly pilotHealth?: number | undefined;
  readonly doubledCard?: CardKind | undefined;
  readonly zones?: Figures['zones'] | undefined;
  readonly weapons?: Readonly<Partial<Record<WeaponId, WeaponFigures>>> | undefined;
  readonly abilities?: Readonly<Partial<Record<PaidAbility, Resource>>> | undefined;
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
  for (const id of WEAPONS) {
    const changed = ruleset.weapons?.[id];
    const weapon = WEAPON_TABLE[id];
    if (!changed) continue;
    weapons[id] = {
      ...weapon,
      type: changed.type ?? weapon.type,
      normal: { ...weapon.normal, damage: changed.normal },
      power: { ...weapon.power, damage: changed.power },
    };
  }
  const { health, abilityResource } = PUBLISHED_FIGURES;
  return {
    ...PUBLISHED_FIGURES,
    health: { ...health, pilot: ruleset.pilotHealth ?? health.pilot },
    doubledCard: ruleset.doubledCard ?? PUBLISHED_FIGURES.doubledCard,
    zones: ruleset.zones ?? PUBLISHED_FIGURES.zones,
    weapons,
    abilityResource: { ...abilityResource, ...ruleset.abilities },
  };
}
