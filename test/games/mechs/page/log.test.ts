import { paidLine, reducedLine } from '../../../../client/games/mechs/causes';
import { defenceOf } from '../../../../client/games/mechs/model/defence';
import { idleDeploy } from '../../../../client/games/mechs/model/idleDeploy';
import { sumOf } from '../../../../client/games/mechs/model/fight';
import { t, texts } from '../../../../client/games/mechs/texts';
import { walkIn } from '../support/duel';
import type { Scenario } from '../support/scenario';

beforeAll(() => texts.load());

/** What the log says of the last reduction, and of what was paid for it. */
function linesOf({ match }: Scenario): string[] {
  const { events } = match;
  const at = events.findLastIndex(({ type }) => type === 'damageReduced');
  const [before, event] = [events[at - 1]!, events[at]!];
  if (event.type !== 'damageReduced' || before.type !== 'resourcePaid') throw new Error('Nobody paid.');
  return [paidLine(before), reducedLine(event, before)];
}

describe('a number that is not the promised one', () => {
  test('R38 is announced before, and the log names the Power Shield that changed it', () => {
    const s = walkIn({ B: { pilot: 'magma', energy: 3, credits: 3 } });
    const scene = { config: s.match.config, open: s.open };
    expect(defenceOf(scene, s.open.combat!.defender)).toEqual({ ability: 'magma', most: 1 });
    s.attacks('A', 'energySword').answers('B', 'powerShield', true);
    const [paid, reduced] = linesOf(s);
    expect(paid).toMatch(/pays 1 \w+ for the Power Shield/);
    expect(reduced).toMatch(/^Power Shield: .* takes 1 less/);
    // R38: it is offered once in a combat.
    expect(defenceOf({ ...scene, open: s.open }, s.open.combat!.defender)).toBeUndefined();
  });

  test('R37 nobody is said to have a defence that they cannot pay or do not have', () => {
    const poor = walkIn({ B: { pilot: 'magma', energy: 0, credits: 0 } });
    const other = walkIn({ B: { pilot: 'wasp', energy: 3 } });
    for (const s of [poor, other])
      expect(defenceOf({ config: s.match.config, open: s.open }, s.open.combat!.defender)).toBeUndefined();
  });
});

test('M8.6 a fight ends with one line: who lost it, why, after how many blows, and what it brought', () => {
  const s = walkIn({ A: { weapons: ['plasmaCannon', 'energySword'] }, B: { hp: 1 } });
  s.attacks('A', 'plasmaCannon');
  if (s.match.decision(1)) s.answers('B', 'refuge', s.match.decision(1)!.fallback as number);
  const { events } = s.match;
  const at = events.findIndex(({ type }) => type === 'combatEnded');
  const end = events[at]!;
  if (end.type !== 'combatEnded') throw new Error('The fight goes on.');
  const sum = sumOf(end, events.slice(0, at + 1));
  expect(sum).toEqual({ loser: 1, blows: 1, how: 'knockOut', points: { 0: 3, 1: 0 } });
  expect(t().log.combatEnded(end, sum)).toMatch(/loses the fight: knocked out\. 1 blow, .*\+3 VP\.$/);
  expect(sumOf(end, [end])).toBeUndefined();
});

test('M5.3 a deploy card that does nothing is told when its turn is over, once, and not where something else is', () => {
  const started = { type: 'turnStarted', seat: 0, turn: 1 } as const;
  const played = {
    type: 'cardRevealed',
    seat: 0,
    card: { kind: 'deployTurret', direction: 'east' },
    adHoc: false,
  } as const;
  const next = { type: 'turnStarted', seat: 1, turn: 1 } as const;
  const ended = { type: 'roundEnded', round: 1 } as const;
  const out = { type: 'knockedOut', seat: 0, by: 1, cause: 'mine' } as const;
  const idle = { seat: 0, kind: 'turret' };
  expect(idleDeploy([started, played, next])).toEqual(idle);
  expect(idleDeploy([started, played, ended])).toEqual(idle);
  expect(idleDeploy([started, played, ended, next])).toBeUndefined();
  expect(idleDeploy([started, played, out, next])).toBeUndefined();
  expect(idleDeploy([started, { type: 'turnPassed', seat: 0 }, next])).toBeUndefined();
  expect(t().log.turnStarted(next, idleDeploy([started, played, next]))).toMatch(/ deploys no turret\.$/);
  expect(t().log.turnStarted(next)).toBeUndefined();
});
