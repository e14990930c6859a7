import { must, type Flow, type Seat } from '../../core';
import { abilityOf } from './abilities';
import { ACTIONS } from './actions';
import { chooseAdHocCard } from './adHoc';
import { activeSeat, isRobot, secretOf, seatState } from './arena';
import { kindOf } from './catalog/cards';
import { moveBy } from './movement';
import { takeRobotTurn } from './robots';
import { passTurn } from './round';
import type { ProgrammedCard } from './state';
import type { MechsTable } from './types';
import { equip } from './weapons';

/** A card that is about to be played. `mayFight` is false on a first Ad Hoc turn (M11.2). */
interface Play {
  readonly card: ProgrammedCard;
  readonly adHoc: boolean;
  readonly mayFight: boolean;
}

/** M3.3, R24: equip → Impulse Command → reveal → Gyroscope → move → action → equip. */
export function* takeTurn(g: MechsTable): Flow<void> {
  const seat = activeSeat(g.open);
  if (isRobot(g.open, seat)) return yield* takeRobotTurn(g, seat);
  g.emit({ type: 'turnStarted', seat, turn: g.open.turn });
  equip(g, seat);
  const play = yield* nextPlay(g, seat);
  if (play) yield* playCard(g, seat, play);
  else g.emit({ type: 'turnPassed', seat }); // R11
  equip(g, seat);
  passTurn(g);
}

function* nextPlay(g: MechsTable, seat: Seat): Flow<Play | undefined> {
  const state = seatState(g.open, seat);
  if (state.adHoc !== 'off') {
    const first = state.adHoc === 'first';
    state.adHoc = 'on';
    return yield* adHocPlay(g, seat, first);
  }
  const { beforeReveal } = abilityOf(g, seat);
  if (beforeReveal && (yield* beforeReveal(g, seat))) return yield* adHocPlay(g, seat, true); // R25
  const card = must(secretOf(g, seat).program[g.open.turn - 1], 'card for this turn');
  return { card, adHoc: false, mayFight: true };
}

function* adHocPlay(g: MechsTable, seat: Seat, first: boolean): Flow<Play | undefined> {
  const card = yield* chooseAdHocCard(g, seat, first);
  return card && { card, adHoc: true, mayFight: !first };
}

function* playCard(g: MechsTable, seat: Seat, { card, adHoc, mayFight }: Play): Flow<void> {
  const kind = kindOf(card.card);
  const shown = { kind, direction: card.direction };
  seatState(g.open, seat).revealed.push(shown);
  g.emit({ type: 'cardRevealed', seat, card: shown, adHoc });
  const { afterReveal } = abilityOf(g, seat);
  const { direction } = afterReveal ? yield* afterReveal(g, seat, card, mayFight) : card;
  const entry = yield* moveBy(g, seat, { kind, direction }, mayFight);
  const action = entry === 'free' ? ACTIONS[kind] : undefined; // M5, M8.8
  if (action) yield* action(g, seat);
}
