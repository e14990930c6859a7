import type { Seat } from '../../core';
import { isJump } from './catalog/cards';
import type { Fighter, Open } from './state';
import { change, type Handlers } from './openChanges';

/** What is drawn of a combat, from its start to its end. */
export const COMBAT: Handlers = {
  combatStarted: (open, { attacker, defender, zone, jumped }) => ({
    ...open,
    combat: {
      zone,
      attacker: freshFighter(attacker),
      defender: freshFighter(defender),
      turn: attacker,
      jumped,
      dragged: false,
    },
  }),
  weaponUsed: (open, { seat, enemy, weapon }) => {
    const isRobot = open.seats[seat]?.robot !== undefined;
    const used = changeFighter(open, seat, (was) => {
      // A robot whose weapon comes up again has shuffled all of them anew (R56).
      const exhausted = isRobot && was.exhausted.includes(weapon) ? [] : was.exhausted;
      const isKept = was.keepsFirst && was.used.length === 0; // R40
      return { used: [...was.used, weapon], exhausted: isKept ? exhausted : [...exhausted, weapon] };
    });
    return used.combat ? { ...used, combat: { ...used.combat, turn: enemy } } : used;
  },
  weaponExhausted: (open, { seat, weapon }) =>
    changeFighter(open, seat, ({ exhausted }) => ({ exhausted: [...exhausted, weapon] })),
  weaponReadied: (open, { seat, weapon }) =>
    changeFighter(open, seat, ({ exhausted }) => ({ exhausted: exhausted.filter((id) => id !== weapon) })),
  pilotRetreated: (open) => ({ ...open, combat: undefined }),
  knockedOut: (open, { seat }) => (isFighting(open, seat) ? { ...open, combat: undefined } : open),
  combatEnded: (open, { attacker, winner }) => ({
    // M13.11: a robot that jumped into a fight and stands faces north after it.
    ...change(open, attacker, ({ robot, revealed }) => {
      const card = revealed.at(-1);
      return robot && winner === attacker && card && isJump(card.kind)
        ? { robot: { ...robot, facing: 'north' } }
        : {};
    }),
    combat: undefined,
  }),
};

function freshFighter(seat: Seat): Fighter {
  return { seat, exhausted: [], used: [], keepsFirst: false, shieldOffered: false };
}

function isFighting({ combat }: Open, seat: Seat): boolean {
  return combat?.attacker.seat === seat || combat?.defender.seat === seat;
}

export function changeFighter(open: Open, seat: Seat, by: (was: Fighter) => Partial<Fighter>): Open {
  if (!open.combat || !isFighting(open, seat)) return open;
  const side = open.combat.attacker.seat === seat ? 'attacker' : 'defender';
  const was = open.combat[side];
  return { ...open, combat: { ...open.combat, [side]: { ...was, ...by(was) } } };
}

/** Vorpal Spiker takes the fight along (R43). */
export function dragCombat(open: Open, zone: number): Open {
  return open.combat ? { ...open, combat: { ...open.combat, zone, dragged: true } } : open;
}
