import type { ComponentType } from 'preact';
import type { DecisionKind } from '../../../../shared/games/mechs/decisions';
import type { MechsTypes } from '../../../../shared/games/mechs/types';
import { laterPrompts } from '../../../prompts/laterPrompts';
import type { PromptProps as FramePromptProps } from '../../ui';
import { FirstWeaponPrompt } from './FirstWeaponPrompt';
import { MinePrompt } from './MinePrompt';
import { PilotPrompt } from './PilotPrompt';
import { ProgramPrompt } from './ProgramPrompt';
import { ZonePrompt } from './ZonePrompt';

export type PromptProps<K extends DecisionKind = DecisionKind> = FramePromptProps<MechsTypes, K>;

const later = laterPrompts(() => import('./later'));

/** One component for each kind of decision: a kind without one does not compile. */
export const PROMPTS: { readonly [K in DecisionKind]: ComponentType<PromptProps<K>> } = {
  pilot: PilotPrompt,
  base: ZonePrompt,
  baseMine: MinePrompt,
  firstWeapon: FirstWeaponPrompt,
  program: ProgramPrompt,
  impulse: later((prompts) => prompts.OfferPrompt),
  gyroscope: later((prompts) => prompts.GyroscopePrompt),
  adHocCard: later((prompts) => prompts.AdHocPrompt),
  collect: later((prompts) => prompts.CollectPrompt),
  purchase: later((prompts) => prompts.PurchasePrompt),
  deployMine: later((prompts) => prompts.TokenPrompt),
  deployTurret: later((prompts) => prompts.TokenPrompt),
  powerUp: later((prompts) => prompts.PowerUpPrompt),
  attack: later((prompts) => prompts.AttackPrompt),
  powerShield: later((prompts) => prompts.OfferPrompt),
  forceField: later((prompts) => prompts.ForceFieldPrompt),
  weaponsExpert: later((prompts) => prompts.OfferPrompt),
  exhaustWeapon: later((prompts) => prompts.WeaponPrompt),
  readyWeapon: later((prompts) => prompts.WeaponPrompt),
  gainResource: later((prompts) => prompts.ResourcePrompt),
  stealResource: later((prompts) => prompts.ResourcePrompt),
  railgunLine: later((prompts) => prompts.RailgunPrompt),
  spikerZone: ZonePrompt,
  freeTurret: later((prompts) => prompts.TokenPrompt),
  refuge: ZonePrompt,
  takeMech: later((prompts) => prompts.SidePrompt),
  rocketCharge: later((prompts) => prompts.OfferPrompt),
  scareTactics: later((prompts) => prompts.TokenPrompt),
};
