import type { ComponentType } from 'preact';
import type { DecisionKind } from '../../../../shared/games/mechs/decisions';
import type { MechsTypes } from '../../../../shared/games/mechs/types';
import type { PromptProps as FramePromptProps } from '../../ui';
import { AdHocPrompt } from './AdHocPrompt';
import { AttackPrompt } from './AttackPrompt';
import { CollectPrompt } from './CollectPrompt';
import { FirstWeaponPrompt } from './FirstWeaponPrompt';
import { ForceFieldPrompt } from './ForceFieldPrompt';
import { GyroscopePrompt } from './GyroscopePrompt';
import { MinePrompt } from './MinePrompt';
import { OfferPrompt } from './OfferPrompt';
import { PilotPrompt } from './PilotPrompt';
import { PowerUpPrompt } from './PowerUpPrompt';
import { ProgramPrompt } from './ProgramPrompt';
import { PurchasePrompt } from './PurchasePrompt';
import { RailgunPrompt } from './RailgunPrompt';
import { ResourcePrompt } from './ResourcePrompt';
import { SidePrompt } from './SidePrompt';
import { TokenPrompt } from './TokenPrompt';
import { WeaponPrompt } from './WeaponPrompt';
import { ZonePrompt } from './ZonePrompt';

export type PromptProps<K extends DecisionKind = DecisionKind> = FramePromptProps<MechsTypes, K>;

/** One component for each kind of decision: a kind without one does not compile. */
export const PROMPTS: { readonly [K in DecisionKind]: ComponentType<PromptProps<K>> } = {
  pilot: PilotPrompt,
  base: ZonePrompt,
  baseMine: MinePrompt,
  firstWeapon: FirstWeaponPrompt,
  program: ProgramPrompt,
  impulse: OfferPrompt,
  gyroscope: GyroscopePrompt,
  adHocCard: AdHocPrompt,
  collect: CollectPrompt,
  purchase: PurchasePrompt,
  deployMine: TokenPrompt,
  deployTurret: TokenPrompt,
  powerUp: PowerUpPrompt,
  attack: AttackPrompt,
  powerShield: OfferPrompt,
  forceField: ForceFieldPrompt,
  weaponsExpert: OfferPrompt,
  exhaustWeapon: WeaponPrompt,
  readyWeapon: WeaponPrompt,
  gainResource: ResourcePrompt,
  stealResource: ResourcePrompt,
  railgunLine: RailgunPrompt,
  spikerZone: ZonePrompt,
  freeTurret: TokenPrompt,
  refuge: ZonePrompt,
  takeMech: SidePrompt,
  rocketCharge: OfferPrompt,
  scareTactics: TokenPrompt,
};
