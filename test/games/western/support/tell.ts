import {
  BUILDING_TABLE,
  RIVAL,
  type Place,
  type Player,
  type Side,
  type SpotKind,
  type WesternEvent,
} from '../../../../shared/games/western';
import type { WesternMatch } from './play';

/** A match told in words, one line for what a player at the table would notice. */
export function tellMatch(match: WesternMatch): string {
  const mats = match.state.open.mats.map(({ id }) => id);
  const where = (place: Place) => `${mats[place]} (${place})`;
  const lines = match.events.flatMap((event) => tellEvent(event, where));
  return [...lines, '', ...tellScores(match)].join('\n') + '\n';
}

const who = (player: Player) => (player === RIVAL ? 'The Rival' : `Seat ${player + 1}`);
const named = (id: keyof typeof BUILDING_TABLE) => BUILDING_TABLE[id].name;

function spotOf({ spot, side }: { spot: SpotKind; side?: Side }): string {
  return side ? `${spot}, ${side}` : spot;
}

function amounts({ law, force, gold }: { law: number; force: number; gold: number }): string {
  return [law && `${law} L`, force && `${force} F`, gold && `${gold} G`]
    .filter((part) => part !== 0)
    .join(', ');
}

/** Lines of a turn are indented by one step, those of a duel by two. */
function tellEvent(event: WesternEvent, where: (place: Place) => string): string[] {
  switch (event.type) {
    case 'matchStarted':
      return [
        `${event.seats} seats, ${who(event.dealer)} deals first. Clockwise from the Town Hall:`,
        ...event.mats.map(
          (id, place) =>
            `  ${place} ${id}${event.owners[place] === null ? '' : `, ${who(event.owners[place]!)}`}`,
        ),
      ];
    case 'bossesDealt':
      return [`Everybody is dealt bosses: ${event.count}.`];
    case 'bossesRevealed':
      return event.bosses.map((boss, seat) => `${who(seat)} keeps the ${boss}.`);
    case 'buildingDealt':
      return [`  ${event.to} of ${where(event.place)}: ${named(event.building)}`];
    case 'roundStarted':
      return ['', `ROUND ${event.round}, ${who(event.dealer)} deals`];
    case 'cardsDealt':
      return [
        `Gaps 0 to 5: ${event.gaps.join(' ')}. Cards dealt: ${event.counts.join(', ')}.`,
        ...event.rival.map((card) => `The Rival shows ${card}.`),
      ];
    case 'cardsKept':
      return ['Everybody has kept a card.'];
    case 'posseHired':
      return [`${who(event.seat)} hires a third posse.`];
    case 'rivalRolled':
      return [`The Rival rolls ${event.die}.`];
    case 'rivalHeldBack':
      return ['The Rival places nothing: there is a truce.'];
    case 'possePlaced':
      return [`${who(event.player)} places on ${where(event.place)}, ${spotOf(event)}`];
    case 'posseMoved':
      return [`  ${who(event.seat)} moves posse ${event.posse} to ${where(event.place)}, ${spotOf(event)}`];
    case 'influenceGained':
      return [`  ${who(event.seat)} gains ${event.amount} ${event.kind} (${event.cause})`];
    case 'influencePaid':
      return [`  ${who(event.seat)} pays ${amounts(event)} (${event.cause})`];
    case 'thirdPosseGained':
      return [`  ${who(event.seat)} will have the third posse`];
    case 'matchEnded':
      return ['', 'The match is over.'];
    default:
      return [`  ${tellDeed(event, where)}`];
  }
}

type Told =
  | 'matchStarted'
  | 'bossesDealt'
  | 'bossesRevealed'
  | 'buildingDealt'
  | 'roundStarted'
  | 'cardsDealt'
  | 'cardsKept'
  | 'posseHired'
  | 'rivalRolled'
  | 'rivalHeldBack'
  | 'possePlaced'
  | 'posseMoved'
  | 'influenceGained'
  | 'influencePaid'
  | 'thirdPosseGained'
  | 'matchEnded';

function tellDeed(event: Exclude<WesternEvent, { type: Told }>, where: (place: Place) => string): string {
  switch (event.type) {
    case 'duelStarted':
      return `DUEL: ${who(event.attacker)} attacks ${who(event.defender)}`;
    case 'dieRolled':
      return `  ${who(event.player)} rolls ${event.die}`;
    case 'cardShown':
      return `  ${who(event.seat)} adds ${event.card}`;
    case 'rivalDrew':
      return `  the Rival draws ${event.card}`;
    case 'drawPileReshuffled':
      return '  the discards are shuffled into a new draw pile';
    case 'duelSettled':
      return `  ${who(event.winner)} wins, the posse of ${who(event.loser)} is wounded`;
    case 'wantedTaken':
      return `  ${who(event.player)} is Wanted`;
    case 'truceTaken':
      return `${who(event.seat)} takes a truce`;
    case 'stackRearranged':
      return `${who(event.seat)} puts ${named(event.building)} on top at ${where(event.place)}`;
    case 'rivalPeeked':
      return `${who(event.seat)} looks at the Rival's card`;
    case 'cardsDrawn':
      return `${who(event.seat)} draws ${event.count} cards`;
    case 'cardSwapped':
      return `${who(event.seat)} keeps one of them all`;
    case 'buildingsShown':
      return `shown: ${event.buildings.map(named).join(', ')}`;
    case 'deckReshuffled':
      return 'the rest is shuffled into the deck';
    case 'buildingBought':
      return `${who(event.player)} buys ${named(event.building)}${event.place === undefined ? '' : ` at ${where(event.place)}`}`;
    case 'slotRefilled':
      return `for sale at ${where(event.place)}: ${named(event.building)}`;
    case 'porchRefilled':
      return `on the porch of ${where(event.place)}: ${named(event.building)}`;
    case 'cardsRevealed':
      return `SHOWDOWN: ${event.cards.map((card, seat) => `${who(seat)} ${card}`).join(', ')}; the Rival ${event.rival.join(' ')}`;
    case 'matResolved':
      return `${where(event.place)}: ${event.hands.map(({ player, card, rank }) => `${who(player)} ${card} ${rank}`).join(', ')}; won by ${event.winners.map(who).join(' and ') || 'nobody'}`;
    case 'hallCompared':
      return `TOWN HALL: ${event.hands.map(({ player, card, rank }) => `${who(player)} ${card} ${rank}`).join(', ')}; order ${event.order.map(who).join(', ')}`;
    case 'hallClaimed':
      return `${who(event.seat)} claims the Town Hall`;
    case 'buyPassed':
      return `${who(event.player)} buys nothing`;
    case 'industryAdvanced':
      return `${who(event.player)} advances ${event.industry} to rank ${event.rank}`;
    case 'buildingRaised':
      return `${named(event.building)} goes on the porch of ${who(event.player)}`;
    case 'roundEnded':
      return `Round ${event.round} ends${event.early ? ', and the deck has run out' : ''}.`;
  }
}

function tellScores({ outcome }: WesternMatch): string[] {
  if (!outcome) return ['The match is not over.'];
  const sheets = outcome.seats.map(({ place, role, score }, seat) => ({
    name: `${place}. ${who(seat)} (${role})`,
    score,
  }));
  if (outcome.solo) sheets.push({ name: 'The Rival', score: outcome.solo.rival });
  return sheets.map(({ name, score }) => {
    const industries = score.industries.map(
      ({ industry, rank, shares, points }) => `${industry} rank ${rank}, ${shares} shares: ${points}`,
    );
    return `${name}: ${score.points} VP (buildings ${score.buildings}, Wanted ${score.wanted}; ${industries.join('; ')})`;
  });
}
