import type { Flow, QuestionOf, Seat } from '../../core';
import { abilityOf } from './abilities';
import { activeSeat, clockwiseFrom, isRobot, seatState, tokenIn } from './arena';
import {
  attackOptions,
  bestAttack,
  boutOf,
  damageOf,
  isPowerAttack,
  readyWeapons,
  type Bout,
} from './attack';
import { ask, type Attack, type MechsDecisions } from './decisions';
import { hurt } from './damage';
import { handlerOf, resolveEffect } from './effects';
import { enterAdHoc, knockOut, leaveZone } from './knockOut';
import { offerMech } from './mech';
import { robotAttack, shuffleWeapons } from './robotCombat';
import type { Combat, Fighter, ZoneId } from './state';
import { removeToken } from './tokens';
import { score } from './tracks';
import type { MechsTable } from './types';
import { weaponFigures } from './weapons';

export interface CombatStart {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly zone: ZoneId;
  readonly jumped: boolean;
}

/** What the one who entered the zone must know of the combat it led to. */
export interface CombatEnd {
  /** Vorpal Spiker moved the pilots: the attacker did not enter the zone they are in now (R8). */
  readonly dragged: boolean;
  /** The Mech was surrendered here, taken or not: it is not offered again this turn (R32). */
  readonly mechWasOffered: boolean;
  /** Who was knocked out; nobody if the combat ended by a retreat. */
  readonly loser?: Seat;
}

/** One attack as it is carried out. */
export interface Strike extends Bout {
  readonly attack: Attack;
  /** Others that it knocked out, outside the combat (R20). */
  readonly bystanders: Seat[];
}

/** M8: combat. The two alternate until one falls or has nothing left to attack with. */
export function* fight(g: MechsTable, start: CombatStart): Flow<CombatEnd> {
  const combat = openCombat(g, start);
  score(g, start.attacker, 1, 'combat'); // M8.1
  for (const { user, enemy } of [boutOf(combat), boutOf(combat, start.defender)]) {
    const { beforeCombat } = abilityOf(g, user.seat);
    if (beforeCombat) yield* beforeCombat(g, user, enemy.seat); // R40: the attacker decides first
  }
  for (;;) {
    const bout = boutOf(combat);
    const { user, enemy } = bout;
    if (!isRobot(g.open, user.seat) && readyWeapons(g, user).length === 0) {
      yield* retreat(g, bout);
      return { dragged: combat.dragged, mechWasOffered: false };
    }
    const attack = isRobot(g.open, user.seat) ? robotAttack(g, bout) : yield* ask(attackQuestion(g, bout));
    if (attack) {
      const strike = { combat, user, enemy, attack, bystanders: [] };
      yield* carryOut(g, strike);
      const end = hasSomebodyFallen(g, strike) ? yield* settle(g, strike) : undefined;
      if (end) return end;
    } else g.emit({ type: 'attackPassed', seat: user.seat }); // R54
    combat.turn = enemy.seat;
  }
}

function openCombat(g: MechsTable, { attacker, defender, zone, jumped }: CombatStart): Combat {
  const combat: Combat = {
    zone,
    attacker: freshFighter(attacker),
    defender: freshFighter(defender),
    turn: attacker,
    jumped,
    dragged: false,
  };
  g.open.combat = combat;
  g.emit({ type: 'combatStarted', attacker, defender, zone, jumped });
  return combat;
}

function freshFighter(seat: Seat): Fighter {
  return { seat, exhausted: [], used: [], keepsFirst: false, shieldOffered: false };
}

/** M8.5: what was exhausted is forgotten with the combat. */
function closeCombat(g: MechsTable, { combat }: Bout): void {
  g.open.combat = undefined;
  for (const { seat } of [combat.attacker, combat.defender]) shuffleWeapons(g, seat);
}

function announceEnd(g: MechsTable, { combat }: Bout, winner: Seat): void {
  g.emit({ type: 'combatEnded', attacker: combat.attacker.seat, defender: combat.defender.seat, winner });
}

/** M8.2; a robot pilot flips its next weapon instead, if it has any (M13.10). */
function attackQuestion(g: MechsTable, bout: Bout): QuestionOf<MechsDecisions, 'attack'> {
  let options = attackOptions(g, bout);
  return {
    seat: bout.user.seat,
    kind: 'attack',
    about: { enemy: bout.enemy.seat },
    options,
    // Before the first strike other weapons may yet be taken up (R141).
    renewed: () => (options = attackOptions(g, bout)),
    fallback: () => bestAttack(g, bout, options),
  };
}

/** M8.2, M8.3: exhaust the weapon, pay, deal the damage, then the effect. */
function* carryOut(g: MechsTable, strike: Strike): Flow<void> {
  const { user, enemy, attack } = strike;
  const { weapon, line, remove } = attack;
  const damage = damageOf(g, strike, attack);
  const countered = line === 'power' && !isPowerAttack(strike);
  g.emit({ type: 'weaponUsed', seat: user.seat, enemy: enemy.seat, weapon, line, countered });
  const isKept = user.keepsFirst && user.used.length === 0; // R40
  if (!isKept) user.exhausted.push(weapon);
  user.used.push(weapon);

  const token = remove === undefined ? undefined : tokenIn(g.open, remove);
  if (token) return yield* removeToken(g, token, user.seat); // R5

  const { effect } = weaponFigures(g, weapon)[line];
  if (effect) handlerOf(effect).beforeDamage?.(g, strike, effect);
  const dealt = yield* hurt(g, enemy.seat, damage, 'weapon', { by: user.seat, fighter: enemy });
  score(g, user.seat, dealt, 'combat'); // M8.3, R37
  if (effect) yield* resolveEffect(g, strike, effect);
}

function hasSomebodyFallen({ open }: MechsTable, { user, enemy, bystanders }: Strike): boolean {
  return bystanders.length > 0 || [user, enemy].some(({ seat }) => seatState(open, seat).hp === 0);
}

/** M8.7: who fell by this attack, one after the other clockwise from the active seat (R49). */
function* settle(g: MechsTable, strike: Strike): Flow<CombatEnd | undefined> {
  const { open } = g;
  const { combat, user, enemy, bystanders } = strike;
  const hasFallen = ({ seat }: Fighter) => seatState(open, seat).hp === 0;
  const loser = [enemy, user].find(hasFallen)?.seat;
  const victor = loser === user.seat ? enemy.seat : user.seat; // R135
  if (loser !== undefined) closeCombat(g, strike);

  let mechWasOffered = false;
  const fallen = clockwiseFrom(open, activeSeat(open)).filter(
    (seat) => seat === loser || bystanders.includes(seat),
  );
  for (const seat of fallen) {
    const held = open.mech.holder === seat;
    if (seat === user.seat) {
      yield* knockOut(g, seat, { by: seat, cause: 'ownWeapon' }); // R135: nobody scores it
    } else {
      score(g, user.seat, 1, 'knockOuts'); // R20
      yield* knockOut(g, seat, { by: user.seat, cause: seat === loser ? 'weapon' : 'railgun' });
    }
    if (held && seat === loser) {
      yield* offerMech(g, victor); // M10.3; a Mech that fell outside its own combat stays empty (R33)
      mechWasOffered = true;
    }
  }
  if (loser === undefined) return undefined;
  announceEnd(g, strike, victor);
  return { dragged: combat.dragged, mechWasOffered, loser };
}

/** M8.6 */
function* retreat(g: MechsTable, bout: Bout): Flow<void> {
  const { seat } = bout.user;
  const enemy = bout.enemy.seat;
  closeCombat(g, bout);
  g.emit({ type: 'pilotRetreated', seat, enemy });
  score(g, enemy, 1, 'combat');
  enterAdHoc(g, seat);
  yield* leaveZone(g, seat, 'retreat');
  announceEnd(g, bout, enemy);
}
