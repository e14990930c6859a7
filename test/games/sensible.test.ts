import { mechsKit } from '../../shared/games/mechs/kit';
import { westernKit } from '../../shared/games/western/kit';
import { walkIn } from './mechs/support/duel';
import type { Scenario } from './mechs/support/scenario';
import { west, type Setup } from './western/support/scenario';

/** What the server answers for seat B at its question in this position, if it does. */
function inMechs({ match }: Scenario): unknown {
  const asked = match.decision(1)!;
  const { config, state } = match;
  return mechsKit.delegation!.sensible({ config, open: state.open }, asked);
}

/** A has 2T and attacks B with these dice. */
function inWestern(setup: Setup): unknown {
  const B = { card: '4S', posses: '4 influence left' } as const;
  const { match } = west({ ...setup, A: { card: '2T', ...setup.A }, B }).places('A', '4 influence right');
  const { config, state } = match;
  return westernKit.delegation!.sensible({ config, open: state.open }, match.decision(0)!);
}

describe('T16 the one sensible answer', () => {
  const struck = (hp: number) =>
    walkIn({
      A: { weapons: ['plasmaCannon', 'energySword'] },
      B: { pilot: 'magma', energy: 2, hp },
    }).attacks('A', 'plasmaCannon');

  test('R38 is to take damage away, unless one falls all the same', () => {
    expect(struck(2).match.decision(1)).toMatchObject({ kind: 'powerShield', about: { damage: 2 } });
    expect(inMechs(struck(2))).toEqual({ answer: true });
    expect(inMechs(struck(1))).toEqual({ answer: false });
  });

  test('R37 is to pay the Force Field what it takes', () => {
    const s = walkIn({
      A: { weapons: ['plasmaCannon', 'energySword'] },
      B: { status: 'mech', side: 'sparta', weapons: ['railgun', 'crossbolt'], energy: 5, hp: 9 },
    }).attacks('A', 'plasmaCannon');
    expect(s.match.decision(1)).toMatchObject({ kind: 'forceField', options: [0, 1, 2] });
    expect(inMechs(s)).toEqual({ answer: 2 });
  });

  test('W6.5 is to stop where no roll and no card can win any more, and not before', () => {
    const spent = { card: '2T', shown: true, influence: '0/3/0' } as const;
    // The card was shown before: with equal power the attacker is behind, so a six is not enough.
    expect(inWestern({ A: spent, dice: [1, 6] })).toEqual({ answer: { act: 'stop' } });
    expect(inWestern({ A: spent, dice: [1, 5] })).toBeUndefined();
    expect(inWestern({ A: { influence: '0/3/0' }, dice: [1, 6] })).toBeUndefined();
  });
});
