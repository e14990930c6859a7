/** What nobody is asked before the first round is played: fetched with the scenes, or with the first that is asked. */
export { AdHocPrompt } from './AdHocPrompt';
export { AttackPrompt } from './AttackPrompt';
export { CollectPrompt } from './CollectPrompt';
export { ForceFieldPrompt } from './ForceFieldPrompt';
export { GyroscopePrompt } from './GyroscopePrompt';
export { OfferPrompt } from './OfferPrompt';
export { PowerUpPrompt } from './PowerUpPrompt';
export { PurchasePrompt } from './PurchasePrompt';
export { RailgunPrompt } from './RailgunPrompt';
export { ResourcePrompt } from './ResourcePrompt';
export { SidePrompt } from './SidePrompt';
export { TokenPrompt } from './TokenPrompt';
export { WeaponPrompt } from './WeaponPrompt';
