import type { Seat } from '../../core';
import type { BossId, BuildingId, CardId, Industry, Kind, MatId } from './catalog/ids';
import type { Cause } from './decisions';
import type { HandRank } from './hand';
import type { IndustryRank, Place, Player, Side, SpotKind } from './state';

/** A hand as it was compared, the own card as changed by number and suit (W9.3). */
export interface ShownHand {
  readonly player: Player;
  readonly card: CardId;
  readonly rank: HandRank;
}

/** What happened, as facts that everybody may know. */
export type WesternEvent =
  // set-up
  | { type: 'matchStarted'; seats: number; dealer: Seat; mats: MatId[]; owners: (Player | null)[] }
  | { type: 'bossesDealt'; count: number }
  | { type: 'bossesRevealed'; bosses: BossId[] }
  | { type: 'buildingDealt'; place: Place; to: 'slot' | 'porch'; building: BuildingId }
  // round and deal
  | { type: 'roundStarted'; round: number; dealer: Seat }
  | { type: 'cardsDealt'; gaps: CardId[]; counts: number[]; rival: CardId[] }
  | { type: 'cardsKept' }
  // placement
  | { type: 'posseHired'; seat: Seat }
  | { type: 'rivalRolled'; die: number }
  | { type: 'rivalHeldBack' }
  | { type: 'possePlaced'; player: Player; posse: number; place: Place; spot: SpotKind; side?: Side }
  | { type: 'posseMoved'; seat: Seat; posse: number; place: Place; spot: SpotKind; side?: Side }
  // influence
  | { type: 'influenceGained'; seat: Seat; kind: Kind; amount: number; cause: Cause }
  | { type: 'influencePaid'; seat: Seat; law: number; force: number; gold: number; cause: Cause }
  | { type: 'thirdPosseGained'; seat: Seat }
  // duels
  | { type: 'duelStarted'; attacker: Player; defender: Player; place: Place; spot: SpotKind }
  | { type: 'dieRolled'; player: Player; die: number }
  | { type: 'cardShown'; seat: Seat; card: CardId }
  | { type: 'rivalDrew'; card: CardId }
  | { type: 'drawPileReshuffled' }
  | { type: 'duelSettled'; winner: Player; loser: Player; place: Place; spot: SpotKind }
  | { type: 'wantedTaken'; player: Player }
  // buildings
  | { type: 'truceTaken'; seat: Seat }
  | { type: 'stackRearranged'; seat: Seat; place: Place; building: BuildingId }
  | { type: 'rivalPeeked'; seat: Seat }
  | { type: 'cardsDrawn'; seat: Seat; count: number }
  | { type: 'cardSwapped'; seat: Seat }
  | { type: 'buildingsShown'; seat: Seat; buildings: BuildingId[] }
  | { type: 'deckReshuffled' }
  | { type: 'buildingBought'; player: Player; building: BuildingId; place?: Place }
  | { type: 'slotRefilled'; place: Place; building: BuildingId }
  | { type: 'porchRefilled'; place: Place; building: BuildingId }
  // resolution
  | { type: 'cardsRevealed'; cards: CardId[]; rival: CardId[] }
  | { type: 'matResolved'; place: Place; hands: ShownHand[]; winners: Player[] }
  // buy
  | { type: 'hallCompared'; hands: ShownHand[]; order: Player[] }
  | { type: 'hallClaimed'; seat: Seat }
  | { type: 'buyPassed'; player: Player }
  | { type: 'industryAdvanced'; player: Player; industry: Industry; rank: IndustryRank }
  | { type: 'buildingRaised'; player: Player; building: BuildingId }
  // round end
  | { type: 'roundEnded'; round: number; early: boolean }
  | { type: 'matchEnded'; points: number[]; places: number[]; rival?: number };
