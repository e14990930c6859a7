import { must, type Flow, type QuestionOf, type Seat } from '../../core';
import { askAll, type WesternDecisions } from './decisions';
import { handlerOf } from './effects';
import type { ShownHand } from './events';
import { rankOf, strengthOf } from './hand';
import { gain, roomFor } from './influence';
import { playedCard } from './playedCard';
import {
  buildingsUsedBy,
  givesOf,
  holderOf,
  isOn,
  leftCard,
  matAt,
  potOf,
  rightCard,
  seatState,
  secretOf,
} from './ring';
import { figuresOf } from './ruleset';
import { PLACES, RIVAL, SHERIFF, type Open, type Place, type Player } from './state';
import { gainThirdPosse } from './thirdPosse';
import type { WesternTable } from './types';
import { wantedGain } from './wanted';
import { gainWild, gainWilds, type WildGain } from './wild';

/** W8.1, S39: all cards are turned up together. */
export function* reveal(g: WesternTable): Flow<void> {
  const { open, hidden } = g;
  const cards = open.seats.map((state, seat) => {
    const card = must(secretOf(g, seat).card, 'kept card');
    state.card = card;
    return card;
  });
  open.rival.shown = hidden.rival.slice();
  g.emit({ type: 'cardsRevealed', cards, rival: hidden.rival.slice() });
  open.phase = 'resolution';
}

/** W8: what everybody has coming, then the mats one after the other. */
export function* resolve(g: WesternTable): Flow<void> {
  yield* gainWhatComes(g);
  for (const place of PLACES) yield* resolveMat(g, place);
  g.open.phase = 'buy';
}

/** W8.2: Wanted, bosses, and the resolution effects of porches; given kinds first, then the X, all at once. */
function* gainWhatComes(g: WesternTable): Flow<void> {
  const wilds: WildGain[] = [];
  g.open.seats.forEach((_, seat) => {
    const count = wantedGain(g, seat) + comesFromBoss(g, seat) + comesFromPorches(g, seat);
    if (count > 0) wilds.push({ seat, form: 'each', count, cause: 'resolution' }); // S97: one list
  });
  yield* gainWilds(g, wilds);
}

function comesFromBoss(g: WesternTable, seat: Seat): number {
  const id = must(seatState(g.open, seat).boss, 'boss of this seat');
  const { moment, effects } = figuresOf(g.config).bosses[id];
  let count = 0;
  if (moment === 'resolution')
    for (const effect of effects) count += handlerOf(effect).comes?.(g, seat, effect, id) ?? 0;
  return count;
}

/** S41: no won hand is needed, only a standing posse. */
function comesFromPorches(g: WesternTable, seat: Seat): number {
  const { buildings } = figuresOf(g.config);
  let count = 0;
  for (const id of buildingsUsedBy(g.open, seat)) {
    const { moment, effects } = buildings[id];
    if (moment === 'resolution')
      for (const effect of effects) count += handlerOf(effect).comes?.(g, seat, effect, id) ?? 0;
  }
  return count;
}

/** W8.3: everyone with a posse there, standing or wounded, makes a hand. The best one wins. */
function* resolveMat(g: WesternTable, place: Place): Flow<void> {
  const { open } = g;
  const players = playersAt(open, place);
  if (players.length === 0) return;
  if (players.length === 1) players.push(RIVAL); // W8.4, S38; in solo always so (W14.7)
  const hands = players.map((player) => handAt(open, player, place));
  const winners = bestOf(open, place, hands);
  g.emit({ type: 'matResolved', place, hands, winners });
  if (winners.length > 0) yield* gainPot(g, place, winners);
}

function playersAt(open: Open, place: Place): Player[] {
  const players: Player[] = [];
  for (let seat = 0; seat < open.seats.length; seat++) if (isOn(open, seat, place)) players.push(seat);
  return players;
}

/** A player's own card with the two that shoulder the mat (W9.3). */
function handAt(open: Open, player: Player, place: Place): ShownHand {
  const left = leftCard(open, place);
  const right = rightCard(open, place);
  const card = playedCard(open, player, left, right);
  return { player, card, rank: rankOf(card, left, right) };
}

/** W9.3, S36, S89: all tied winners win; the Rival takes nothing, and a tie with it is won. */
function bestOf(open: Open, place: Place, hands: readonly ShownHand[]): Seat[] {
  const left = leftCard(open, place);
  const right = rightCard(open, place);
  const strengths = hands.map(({ card }) => strengthOf(card, left, right));
  const best = Math.max(...strengths);
  const winners: Seat[] = [];
  hands.forEach(({ player }, i) => {
    if (player !== RIVAL && strengths[i] === best) winners.push(player);
  });
  return winners;
}

/** W8.5, S42: the pot once to each winner, then the right side to the one whose posse stands there. */
function* gainPot(g: WesternTable, place: Place, winners: readonly Seat[]): Flow<void> {
  if (place === SHERIFF) return yield* gainSheriffsPot(g, winners);
  const mat = matAt(g.open, place);
  const figures = figuresOf(g.config);
  const pot = potOf(mat);
  if (pot === 'X') {
    yield* gainWilds(
      g,
      winners.map((seat) => ({ seat, form: 'same', count: figures.pot, cause: 'pot' })), // S37
    );
  } else for (const seat of winners) gain(g, seat, pot, figures.pot, 'pot');

  const onInfluence = holderOf(g.open, place, 'influence');
  if (onInfluence?.side !== 'right' || !winners.includes(onInfluence.player)) return;
  const { player: seat } = onInfluence;
  const give = givesOf(mat);
  if (give === 'X') yield* gainWild(g, { seat, form: 'same', count: figures.rightGain, cause: 'right' });
  else gain(g, seat, give, figures.rightGain, 'right');
}

/** W8.6; in the last round there is nothing to choose (S44). */
function* gainSheriffsPot(g: WesternTable, winners: readonly Seat[]): Flow<void> {
  const isLast = g.open.round === figuresOf(g.config).rounds;
  const choices = isLast
    ? winners.map(() => 'influence' as const)
    : yield* askAll<'pot'>(winners.map((seat) => potQuestion(g, seat)));
  winners.forEach((seat, i) => {
    if (choices[i] === 'posse') return gainThirdPosse(g, seat);
    gain(g, seat, 'law', 1, 'pot');
    gain(g, seat, 'force', 1, 'pot');
  });
}

function potQuestion(g: WesternTable, seat: Seat): QuestionOf<WesternDecisions, 'pot'> {
  return {
    seat,
    kind: 'pot',
    about: NOTHING,
    final: true, // S79
    options: POT_OPTIONS,
    fallback: () => (roomFor(g, seat, 'law') + roomFor(g, seat, 'force') > 0 ? 'influence' : 'posse'),
  };
}

const NOTHING = {};
const POT_OPTIONS = ['influence', 'posse'] as const;
