import type { Flow, QuestionOf } from '../../core';
import { KINDS } from './catalog/ids';
import { ask, type DuelStep, type WesternDecisions } from './decisions';
import { opponentOf, powerOf, rerollKind, whoIsBehind } from './duelists';
import { payKinds } from './influence';
import { discardUsed, drawForRival, STREAMS } from './piles';
import { seatState, secretOf } from './ring';
import { figuresOf } from './ruleset';
import {
  RIVAL,
  type Duel,
  type Duelist,
  type Open,
  type Place,
  type Player,
  type Side,
  type SpotKind,
} from './state';
import type { WesternTable } from './types';
import { takeWanted } from './wanted';

export interface DuelStart {
  readonly attacker: Player;
  readonly defender: Player;
  readonly place: Place;
  readonly spot: SpotKind;
  readonly side?: Side;
}

/** W6: a duel. Whoever is behind acts, until the one behind stops or can do nothing else. Gives the winner. */
export function* duel(g: WesternTable, start: DuelStart): Flow<Player> {
  const fight = openDuel(g, start);
  roll(g, fight.attacker); // W6.2
  roll(g, fight.defender);
  if (fight.attacker.player === RIVAL) drawCard(g, fight.attacker); // W14.5
  if (fight.defender.player === RIVAL) drawCard(g, fight.defender);
  for (;;) {
    const behind = whoIsBehind(fight);
    if (behind.player === RIVAL) break; // it never changes anything itself
    const step = yield* ask(stepQuestion(g, fight, behind));
    if (step.act === 'stop') break;
    takeStep(g, fight, behind, step);
  }
  return settle(g, fight);
}

function openDuel(g: WesternTable, { attacker, defender, place, spot, side }: DuelStart): Duel {
  const fight: Duel = {
    place,
    spot,
    side,
    attacker: { player: attacker, die: 0, card: undefined },
    defender: { player: defender, die: 0, card: undefined },
  };
  g.open.duel = fight;
  g.emit({ type: 'duelStarted', attacker, defender, place, spot });
  return fight;
}

function roll(g: WesternTable, duelist: Duelist): void {
  duelist.die = 1 + g.random.stream(STREAMS.dice).below(figuresOf(g.config).dieSides);
  g.emit({ type: 'dieRolled', player: duelist.player, die: duelist.die });
}

/** The Rival's card from the draw pile; one that it had before goes to the discard pile. */
function drawCard(g: WesternTable, rival: Duelist): void {
  const before = rival.card;
  rival.card = drawForRival(g);
  if (before) discardUsed(g, before); // S87: while it lay in the duel it was not shuffled in
}

const STOP = { act: 'stop' } as const;
const REROLL: DuelStep = { act: 'reroll' };
const ADD_CARD: DuelStep = { act: 'addCard' };
const RIVAL_STEPS = (['rivalRerolls', 'rivalDraws'] as const).flatMap((act) =>
  KINDS.map((pay) => ({ act, pay })),
);

function stepQuestion(g: WesternTable, fight: Duel, behind: Duelist): QuestionOf<WesternDecisions, 'duel'> {
  const enemy = opponentOf(fight, behind);
  return {
    seat: behind.player,
    kind: 'duel',
    about: { enemy: enemy.player, power: powerOf(behind), enemyPower: powerOf(enemy) },
    options: stepsOf(g.open, fight, behind),
    fallback: () => STOP,
  };
}

/** W6.5. The card is offered even where it cannot help: leaving it out would tell its value (S28). */
function stepsOf(open: Open, fight: Duel, behind: Duelist): DuelStep[] {
  const { influence, card } = seatState(open, behind.player);
  const steps: DuelStep[] = [STOP];
  if (influence[rerollKind(fight, behind)] > 0) steps.push(REROLL);
  if (!card) steps.push(ADD_CARD); // S29
  if (opponentOf(fight, behind).player === RIVAL) {
    for (const step of RIVAL_STEPS) if (influence[step.pay] > 0) steps.push(step); // W14.5, S86
  }
  return steps;
}

function takeStep(g: WesternTable, fight: Duel, behind: Duelist, step: Exclude<DuelStep, typeof STOP>): void {
  const seat = behind.player;
  const enemy = opponentOf(fight, behind);
  switch (step.act) {
    case 'reroll':
      payKinds(g, seat, [rerollKind(fight, behind)], step.act);
      roll(g, behind); // S25, S26
      break;
    case 'addCard':
      showCard(g, behind);
      break;
    case 'rivalRerolls':
      payKinds(g, seat, [step.pay], step.act);
      roll(g, enemy);
      break;
    case 'rivalDraws':
      payKinds(g, seat, [step.pay], step.act);
      drawCard(g, enemy);
      break;
  }
}

/** W6.9: the card stays open until the round ends. */
function showCard(g: WesternTable, duelist: Duelist): void {
  const seat = duelist.player;
  const { card } = secretOf(g, seat);
  duelist.card = card;
  seatState(g.open, seat).card = card;
  if (card) g.emit({ type: 'cardShown', seat, card });
}

/** W6.6: the one behind has lost. Wanted changes hands before the spot gives anything (S31). */
function settle(g: WesternTable, fight: Duel): Player {
  const { open } = g;
  const behind = whoIsBehind(fight);
  const ahead = opponentOf(fight, behind);
  for (const { player, card } of [fight.attacker, fight.defender])
    if (player === RIVAL && card) discardUsed(g, card);
  open.duel = undefined;
  const { place, spot } = fight;
  g.emit({ type: 'duelSettled', winner: ahead.player, loser: behind.player, place, spot });
  if (ahead.player !== RIVAL) seatState(open, ahead.player).wonDuel = true;
  takeWanted(g, ahead.player);
  return ahead.player;
}
