import type { Boss } from './catalog/bosses';
import type { Building } from './catalog/buildings';
import { PUBLISHED_FIGURES, type Figures } from './catalog/figures';
import { BOSSES, BUILDINGS, type BossId, type BuildingId } from './catalog/ids';

/** A host's house values: plain data, and so no interface. A page needs this and not the parser. */
export type Ruleset = {
  readonly name: string;
  readonly bossesDealt?: number | undefined;
  readonly buildings?:
    Readonly<Partial<Record<BuildingId, Pick<Building, 'moment' | 'effects'>>>> | undefined;
  readonly bosses?: Readonly<Partial<Record<BossId, Pick<Boss, 'moment' | 'effects'>>>> | undefined;
};

const known = new WeakMap<Ruleset, Figures>();

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
  const buildings: Record<BuildingId, Building> = { ...PUBLISHED_FIGURES.buildings };
  for (const id of BUILDINGS) {
    const changed = ruleset.buildings?.[id];
    if (changed) buildings[id] = { ...buildings[id], ...changed };
  }
  const bosses: Record<BossId, Boss> = { ...PUBLISHED_FIGURES.bosses };
  for (const id of BOSSES) {
    const changed = ruleset.bosses?.[id];
    if (changed) bosses[id] = { ...bosses[id], ...changed };
  }
  return {
    ...PUBLISHED_FIGURES,
    bossesDealt: ruleset.bossesDealt ?? PUBLISHED_FIGURES.bossesDealt,
    buildings,
    bosses,
  };
}

export function buildingOf(config: { readonly ruleset?: Ruleset }, id: BuildingId): Building {
  return figuresOf(config).buildings[id];
}
