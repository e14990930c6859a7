import { isSame } from '../../../../shared/core';
import {
  BOSSES,
  BUILDINGS,
  CARDS,
  INDUSTRIES,
  KINDS,
  PLACES,
  PUBLISHED_FIGURES,
  RIVAL,
  TOWN_HALL,
  type Open,
  type WesternState,
} from '../../../../shared/games/western';
import type { WesternMatch } from '../support/play';

/** What is true in every match at every moment at which somebody is waited for, and at the end. */
export function checkInvariants(match: WesternMatch): void {
  const { state } = match;
  checkInfluence(state.open);
  checkPosses(state.open);
  checkBuildings(state);
  checkCards(state);
  checkIndustries(state.open);
  for (const seat of match.waitingFor()) checkDecision(match, seat);
  if (match.isOver !== (match.waitingFor().length === 0))
    throw new Error('Nobody is waited for before the end.');
}

function claim(isTrue: boolean, text: string): void {
  if (!isTrue) throw new Error(text);
}

function checkInfluence({ seats }: Open): void {
  for (const { influence } of seats)
    for (const kind of KINDS)
      claim(
        influence[kind] >= 0 && influence[kind] <= PUBLISHED_FIGURES.mostInfluence,
        `${kind} ${influence[kind]}`,
      );
}

function checkPosses({ seats, posses, mats, phase, rival }: Open): void {
  seats.forEach(({ ready, placed, third }, seat) => {
    const onMats = posses.filter((posse) => posse.player === seat).length;
    const attacking = Number(placed > onMats); // in a duel it is on no spot yet
    claim(
      onMats + attacking === placed,
      `seat ${seat} has ${onMats} posses on the mats and placed ${placed}`,
    );
    claim(
      phase === 'over' || ready + placed === 2 + Number(third),
      `seat ${seat}: ${ready} and ${placed} posses`,
    );
  });
  claim(posses.filter(({ player }) => player === RIVAL).length <= 3, 'the Rival has more than three posses');
  claim(
    rival.place !== undefined || posses.every(({ player }) => player !== RIVAL),
    'a Rival in a match of several',
  );
  const held = posses.filter(({ wounded }) => !wounded).map(({ place, spot }) => `${place} ${spot}`);
  claim(new Set(held).size === held.length, `two posses stand on one spot: ${held.join()}`);
  for (const { place, spot, side, player } of posses) {
    claim(PLACES.includes(place), `a posse at place ${place}`);
    const isSheriff = mats[place]!.id === 'sheriff';
    const isColour = mats[place]!.owner !== undefined;
    claim(spot !== 'influence' || isColour, 'an influence spot on a neutral mat');
    claim(['number', 'suit', 'leftover'].includes(spot) === false || isSheriff, `${spot} outside the Office`);
    const sides = { influence: ['left', 'right'], number: ['up', 'down'], suit: ['up', 'down'] } as Record<
      string,
      string[]
    >;
    claim(player === RIVAL || isSame(side !== undefined, spot in sides), `side ${side} of ${spot}`);
    claim(side === undefined || sides[spot]!.includes(side), `side ${side} of ${spot}`);
  }
}

/** Thirty, each in one place; what a player has on the porch or fresh is what the player owns. */
function checkBuildings({ open, hidden }: WesternState): void {
  const everywhere = [
    ...hidden.deck,
    ...open.auction,
    ...open.mats.flatMap(({ slot, porch }) => [...(slot ? [slot] : []), ...porch]),
    ...open.seats.flatMap(({ fresh }) => fresh),
    ...open.rival.fresh,
  ];
  claim(isSame(everywhere.toSorted(), BUILDINGS.toSorted()), `buildings: ${everywhere.toSorted().join()}`);
  claim(open.deckCount === hidden.deck.length, 'the size of the deck');
  open.seats.forEach(({ place, fresh, buildings }) => {
    const owned = [...open.mats[place]!.porch, ...fresh];
    claim(
      isSame(owned.toSorted(), buildings.toSorted()),
      `owned: ${buildings.join()}, there: ${owned.join()}`,
    );
  });
  for (const mat of open.mats) {
    const isNeutral = mat.owner === undefined;
    claim(!isNeutral || mat.porch.length <= 1, 'a stack on a neutral porch');
  }
  const hall = open.mats[TOWN_HALL]!;
  claim(hall.slot === undefined && hall.porch.length === 0, 'a building on the Town Hall');
}

/** Twenty, each in one place, from the deal to the end of the round. */
function checkCards({ open, hidden, secrets }: WesternState): void {
  claim(
    open.drawCount === hidden.draw.length && open.discardCount === hidden.discard.length,
    'the sizes of piles',
  );
  if (open.rival.cards === 0) return;
  const inDuel = [open.duel?.attacker, open.duel?.defender].flatMap((one) =>
    one?.player === RIVAL && one.card ? [one.card] : [],
  );
  const kept = secrets.flatMap(({ card, hand }) => (hand.length > 0 ? hand : card ? [card] : []));
  const all = [...open.gaps, ...hidden.rival, ...kept, ...hidden.draw, ...hidden.discard, ...inDuel];
  claim(isSame(all.toSorted(), CARDS.toSorted()), `cards: ${all.toSorted().join()}`);
  const given = secrets.flatMap((secret) => secret.given);
  claim(
    given.every((card) => hidden.discard.includes(card)),
    'a card given up that does not lie there',
  );
  claim(
    open.used.every((card) => hidden.discard.includes(card)),
    'a used card that does not lie there',
  );
  const bosses = open.seats.flatMap(({ boss }) => (boss ? [boss] : []));
  claim(
    new Set(bosses).size === bosses.length && bosses.every((boss) => BOSSES.includes(boss)),
    bosses.join(),
  );
}

function checkIndustries({ industries, round, phase }: Open): void {
  const on = (rank: number) => INDUSTRIES.filter((industry) => industries[industry] === rank).length;
  claim(on(2) <= 2 && on(1) <= 1, JSON.stringify(industries));
  if (phase === 'over' && round === 6)
    claim(on(1) === 1 && on(2) === 1 && on(3) === 1, JSON.stringify(industries));
}

/** At least two legal answers, all different, and the fallback is one of them. */
function checkDecision(match: WesternMatch, seat: number): void {
  const { kind, options, fallback } = match.decision(seat)!;
  const texts = (options as readonly unknown[]).map((option) => JSON.stringify(option));
  claim(texts.length > 1, `${kind} with ${texts.length} options`);
  claim(new Set(texts).size === texts.length, `${kind} offers something twice: ${texts.join(' ')}`);
  claim(
    texts.includes(JSON.stringify(fallback)),
    `the fallback of ${kind}, ${JSON.stringify(fallback)}, is no option`,
  );
}
