import type { Seat } from '../../../../shared/core';
import {
  SCORE_SOURCES,
  zoneName,
  type MechsEvent,
  type Open,
  type ZoneId,
} from '../../../../shared/games/mechs';
import type { MechsMatch } from './play';

/** A match told in words, one line for what a player at the table would notice. */
export function tellMatch(match: MechsMatch): string {
  const { open } = match.state;
  let isCombat = false;
  const lines = match.events.flatMap((event) => {
    const told = tellEvent(event, open);
    const isInside = isCombat;
    isCombat = event.type === 'combatStarted' || (isCombat && event.type !== 'combatEnded');
    return isInside ? told.map((line) => `    ${line.trimStart()}`) : told;
  });
  return [...tellArena(open), ...lines, ...tellScores(match)].join('\n') + '\n';
}

/** Values and yields of all zones: 3E is a zone of value 3 that gives energy, # is off the arena. */
function tellArena({ zones }: Open): string[] {
  const rows = [0, 1, 2, 3, 4].map((row) =>
    zones
      .slice(row * 5, row * 5 + 5)
      .map((zone) =>
        (zone ? zone.value + zone.gives.map((one) => one[0]!.toUpperCase()).join('') : '#').padEnd(4),
      )
      .join('')
      .trimEnd(),
  );
  return [
    'The arena, A1 in the north-west:',
    '',
    ...rows.map((row, i) => `    ${i + 1}  ${row}`),
    '       A   B   C   D   E',
    '',
  ];
}

function tellScores(match: MechsMatch): string[] {
  const { outcome } = match;
  if (!outcome) return ['', 'The match is not over.'];
  return [
    '',
    'Final scores',
    ...outcome.seats
      .map(({ points: vp, place, total }, seat) => {
        const parts = SCORE_SOURCES.map((source) => `${source} ${total[source]}`).join(', ');
        return { place, line: `  ${place}. ${name(seat)}: ${vp} VP (${parts})` };
      })
      .sort((a, b) => a.place - b.place)
      .map(({ line }) => line),
  ];
}

const name = (seat: Seat) => `Seat ${seat + 1}`;
const zone = (id: ZoneId) => zoneName(id);
const points = (vp: number) => `+${vp} VP`;

function amounts({ energy, credits }: { energy: number; credits: number }): string {
  const parts = [energy > 0 ? `${energy} E` : '', credits > 0 ? `${credits} C` : ''].filter(
    (part) => part !== '',
  );
  return parts.length > 0 ? parts.join(' and ') : 'nothing';
}

/** Lines of a turn are indented by one step, those of a combat by two. */
function tellEvent(event: MechsEvent, open: Open): string[] {
  switch (event.type) {
    case 'matchStarted':
      return [`${event.seats} seats.`];
    case 'pilotsDealt':
      return ['Everybody is dealt two pilots.'];
    case 'pilotsRevealed':
      return event.pilots.map((pilot, seat) => `${name(seat)} keeps ${pilot}.`);
    case 'arenaDealt':
      return [`The arena is dealt. ${name(event.starter)} is the starting player.`];
    case 'basePlaced':
      return [`${name(event.seat)} puts their base on ${zone(event.zone)}.`];
    case 'baseMinesPlaced':
      return ['Everybody puts a mine on their base, face down.'];
    case 'firstWeaponsRevealed':
      return event.weapons.map((weapon, seat) => `${name(seat)} keeps ${weapon}.`);
    case 'rowDealt':
      return [`The row: ${event.weapons.join(', ')}.`];
    case 'roundStarted':
      return ['', `ROUND ${event.round}, ${name(event.starter)} starts`];
    case 'programsLocked':
      return ['Everybody has programmed four cards.'];
    case 'turnStarted':
      return ['', `${name(event.seat)}, card ${event.turn} (${open.seats[event.seat]?.pilot ?? 'robot'})`];
    case 'cardRevealed':
      return [`  ${event.adHoc ? 'Ad Hoc: ' : ''}${event.card.kind}, ${event.card.direction}`];
    case 'cardTurned':
      return [`  turned ${event.direction}`];
    case 'turnPassed':
      return ['  passes: every card would start a combat'];
    case 'roundEnded':
      return ['', `Round ${event.round} ends.`];
    default:
      return [tellDeed(event)];
  }
}

type Deed = Exclude<
  MechsEvent,
  {
    type:
      | 'matchStarted'
      | 'pilotsDealt'
      | 'pilotsRevealed'
      | 'arenaDealt'
      | 'basePlaced'
      | 'baseMinesPlaced'
      | 'firstWeaponsRevealed'
      | 'rowDealt'
      | 'roundStarted'
      | 'programsLocked'
      | 'turnStarted'
      | 'cardRevealed'
      | 'cardTurned'
      | 'turnPassed'
      | 'roundEnded';
  }
>;

function tellDeed(event: Deed): string {
  switch (event.type) {
    case 'pilotMoved':
      return `  ${{ move: 'moves', jump: 'jumps', charge: 'charges on' }[event.by]} from ${zone(event.from)} to ${zone(event.to)}`;
    case 'robotFlipped':
      return `  flips ${event.card}, facing ${event.facing}`;
    case 'attackPassed':
      return `    ${name(event.seat)} has nothing to attack with`;
    case 'wallHit':
      return `  runs into a wall at ${zone(event.zone)} and stays`;
    case 'resourcesCollected':
      return `  collects ${amounts(event)}`;
    case 'weaponPurchased':
      return `  buys ${event.weapon} for ${amounts(event)}`;
    case 'rowRefilled':
      return `  place ${event.place + 1} of the row is refilled: ${event.weapon}`;
    case 'tokenDeployed':
      return `  ${name(event.seat)} deploys a ${event.kind} on ${zone(event.zone)} for ${amounts(event)}`;
    case 'tokenMoved':
      return `  ${name(event.seat)} moves a ${event.kind} from ${zone(event.from)} to ${zone(event.to)} for ${amounts(event)}`;
    case 'healed':
      return `  ${name(event.seat)} heals ${event.hp} HP for ${event.energy} E`;
    case 'armorUpgraded':
      return `  upgrades to Power Armor for ${event.credits} C`;
    case 'weaponsEquipped':
      return `  ${name(event.seat)} now carries ${event.weapons.join(', ') || 'nothing'}`;
    case 'mineExploded':
      return `  a mine of ${name(event.owner)} explodes on ${zone(event.zone)}: number ${event.number}, damage ${event.damage}`;
    case 'turretFired':
      return `  a turret of ${name(event.owner)} fires on ${zone(event.zone)}: damage ${event.damage}`;
    case 'tokenRemoved':
      return `  the ${event.kind} of ${name(event.owner)} on ${zone(event.zone)} goes back to supply (${name(event.by)})`;
    case 'adHocEntered':
      return `  ${name(event.seat)} is in Ad Hoc mode`;
    case 'knockedOut':
      return `  ${name(event.seat)} is KNOCKED OUT by ${name(event.by)} (${event.cause})`;
    case 'statusChanged':
      return `  ${name(event.seat)} is a ${event.status} again with ${event.hp} HP`;
    case 'pilotDisplaced':
      return `  ${name(event.seat)} goes from ${zone(event.from)} to ${zone(event.to)} (${event.reason})`;
    case 'mechTaken':
      return `  ${name(event.seat)} takes the Mighty Mech on ${zone(event.zone)}, side ${event.side}`;
    case 'mechLeft':
      return `  the Mighty Mech stands empty on ${zone(event.zone)}`;
    case 'scored':
      return `  ${name(event.seat)} ${points(event.vp)} (${event.source})`;
    case 'pointsLost':
      return `  ${name(event.seat)} loses ${event.vp} VP`;
    case 'roundScored':
      return [
        `\nScoring after round ${event.round}`,
        ...event.scores.map(
          ({ zones, mines, turrets, mech }, seat) =>
            `  ${name(seat)}: zone ${zones}, mines ${mines}, turrets ${turrets}, Mech ${mech}`,
        ),
      ].join('\n');
    case 'weaponsScored':
      return event.points.map((vp, seat) => `  ${name(seat)} scores ${vp} for purchased weapons`).join('\n');
    case 'matchEnded':
      return `The match is over: ${event.winners.map(name).join(' and ')} won with ${Math.max(...event.totals)} VP.`;
    default:
      return tellBlow(event);
  }
}

type Blow = Extract<
  MechsEvent,
  {
    type:
      | 'combatStarted'
      | 'weaponUsed'
      | 'damageDealt'
      | 'damageReduced'
      | 'healthLost'
      | 'weaponExhausted'
      | 'weaponReadied'
      | 'resourcesGained'
      | 'resourcesLost'
      | 'resourcesStolen'
      | 'resourcePaid'
      | 'railgunSwept'
      | 'pilotRetreated'
      | 'combatEnded';
  }
>;

function tellBlow(blow: Blow): string {
  switch (blow.type) {
    case 'combatStarted':
      return `  COMBAT on ${zone(blow.zone)}: ${name(blow.attacker)} attacks ${name(blow.defender)}${blow.jumped ? ' after a jump' : ''}`;
    case 'weaponUsed':
      return `    ${name(blow.seat)} uses ${blow.weapon}, ${blow.line} line${blow.countered ? ' as a counter' : ''}`;
    case 'damageDealt':
      return `    ${name(blow.seat)} takes ${blow.damage} damage`;
    case 'damageReduced':
      return `    ${name(blow.seat)} takes ${blow.by} less`;
    case 'healthLost':
      return `    ${name(blow.seat)} loses ${blow.hp} HP`;
    case 'weaponExhausted':
      return `    ${blow.weapon} of ${name(blow.seat)} is exhausted`;
    case 'weaponReadied':
      return `    ${blow.weapon} of ${name(blow.seat)} is ready again`;
    case 'resourcesGained':
      return `    ${name(blow.seat)} gains ${amounts(blow)}`;
    case 'resourcesLost':
      return `    ${name(blow.seat)} loses ${amounts(blow)}`;
    case 'resourcesStolen':
      return `    ${name(blow.seat)} steals ${amounts(blow)} from ${name(blow.from)}`;
    case 'resourcePaid':
      return `    ${name(blow.seat)} pays ${amounts({ energy: 0, credits: 0, [blow.resource]: blow.amount })} for ${blow.cause}`;
    case 'railgunSwept':
      return `    ${name(blow.seat)} sweeps the line to the ${blow.direction}: ${blow.victims.map(name).join(', ') || 'nobody is hit'}`;
    case 'pilotRetreated':
      return `    ${name(blow.seat)} has nothing left and retreats from ${name(blow.enemy)}`;
    case 'combatEnded':
      return `    The combat is over; ${name(blow.winner)} holds the field.`;
  }
}
