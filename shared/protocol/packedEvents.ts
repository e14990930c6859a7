import type { MechsEvent } from '../games/mechs/events';

type EventOf<Type extends MechsEvent['type']> = Extract<MechsEvent, { type: Type }>;

/**
 * Events are most of what a page receives, and the names of their fields were half of that. On the wire an event is
 * a row: its type, then its values in the order of this table; `null` for a field that it does not have. Archives are
 * proven by a hash of these rows: an order that has been released stays as it is, as long as the rules do.
 */
const FIELDS: {
  readonly [Type in MechsEvent['type']]: { readonly [Field in Exclude<keyof EventOf<Type>, 'type'>]-?: true };
} = {
  matchStarted: { seats: true, starter: true },
  pilotsDealt: {},
  pilotsRevealed: { pilots: true },
  basePlaced: { seat: true, zone: true },
  baseMinesPlaced: {},
  firstWeaponsRevealed: { weapons: true },
  rowDealt: { weapons: true },
  roundStarted: { round: true, starter: true },
  programsLocked: {},
  turnStarted: { seat: true, turn: true },
  cardRevealed: { seat: true, card: true, adHoc: true },
  cardTurned: { seat: true, direction: true },
  turnPassed: { seat: true },
  roundEnded: { round: true },
  robotFlipped: { seat: true, card: true, facing: true, stack: true },
  attackPassed: { seat: true },
  pilotMoved: { seat: true, from: true, to: true, by: true },
  wallHit: { seat: true, zone: true, direction: true },
  pilotDisplaced: { seat: true, from: true, to: true, reason: true },
  resourcesCollected: { seat: true, energy: true, credits: true },
  weaponPurchased: { seat: true, weapon: true, energy: true, credits: true },
  rowRefilled: { place: true, weapon: true },
  tokenDeployed: { seat: true, kind: true, token: true, zone: true, energy: true, credits: true },
  tokenMoved: { seat: true, kind: true, token: true, from: true, to: true, energy: true, credits: true },
  healed: { seat: true, hp: true, energy: true },
  armorUpgraded: { seat: true, credits: true },
  weaponsEquipped: { seat: true, weapons: true },
  mineExploded: { seat: true, owner: true, zone: true, token: true, number: true, damage: true },
  turretFired: { seat: true, owner: true, zone: true, token: true, damage: true },
  tokenRemoved: { owner: true, kind: true, token: true, zone: true, by: true },
  combatStarted: { attacker: true, defender: true, zone: true, jumped: true },
  weaponUsed: { seat: true, enemy: true, weapon: true, line: true, countered: true },
  damageDealt: { seat: true, damage: true, cause: true, by: true },
  damageReduced: { seat: true, by: true },
  healthLost: { seat: true, hp: true },
  weaponExhausted: { seat: true, weapon: true },
  weaponReadied: { seat: true, weapon: true },
  resourcesGained: { seat: true, energy: true, credits: true },
  resourcesLost: { seat: true, energy: true, credits: true },
  resourcesStolen: { seat: true, from: true, energy: true, credits: true },
  resourcePaid: { seat: true, resource: true, amount: true, cause: true },
  railgunSwept: { seat: true, direction: true, victims: true },
  pilotRetreated: { seat: true, enemy: true },
  knockedOut: { seat: true, by: true, cause: true },
  statusChanged: { seat: true, status: true, hp: true },
  combatEnded: { attacker: true, defender: true, winner: true },
  adHocEntered: { seat: true },
  mechTaken: { seat: true, zone: true, side: true },
  mechLeft: { zone: true },
  scored: { seat: true, vp: true, source: true },
  pointsLost: { seat: true, vp: true },
  roundScored: { round: true, scores: true },
  weaponsScored: { points: true },
  matchEnded: { winners: true, totals: true },
};

export type PackedEvent = readonly [type: MechsEvent['type'], ...values: unknown[]];

const ORDER = new Map(Object.entries(FIELDS).map(([type, fields]) => [type, Object.keys(fields)]));

/** Part of the match's log, from the event with that number on. */
export interface EventsMessage {
  readonly from: number;
  readonly events: readonly PackedEvent[];
}

export function packEvents(events: readonly MechsEvent[], from: number, end?: number): EventsMessage {
  return { from, events: events.slice(from, end).map(packEvent) };
}

export function unpackEvents({ events }: EventsMessage): MechsEvent[] {
  return events.map(unpackEvent);
}

export function packEvent(event: MechsEvent): PackedEvent {
  const values = event as unknown as Record<string, unknown>;
  const row: [MechsEvent['type'], ...unknown[]] = [event.type];
  for (const field of ORDER.get(event.type) ?? []) row.push(values[field] ?? null);
  return row;
}

function unpackEvent([type, ...values]: PackedEvent): MechsEvent {
  const event: Record<string, unknown> = { type };
  (ORDER.get(type) ?? []).forEach((field, index) => {
    const value = values[index] ?? undefined;
    if (value !== undefined) event[field] = value;
  });
  return event as unknown as MechsEvent;
}
