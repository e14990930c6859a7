import { forecast, type Step } from '../../../../shared/games/mechs/forecast';
import type { ProgrammedCard } from '../../../../shared/games/mechs/state';
import { scenario, type Scenario, type SeatSetup } from '../support/scenario';

/** A is next to the Mech, B far away. */
const BESIDE_THE_MECH = `
  1e    2c    3e    1c    2e
  1b    2e:A  4m    1c    1b:B
  2c    1e    2e    3c    1e
`;

const TURRET: ProgrammedCard = { card: 'deployTurret', direction: 'east' };

const begin = (setup: SeatSetup) => scenario(BESIDE_THE_MECH, { A: { energy: 6, ...setup } });

function lastStep({ open }: Scenario, ...cards: ProgrammedCard[]): Step {
  return forecast({ config: { seats: 2 }, open }, 0, cards).at(-1)!;
}

/** What is said of deploying. */
function outlook(s: Scenario, ...cards: ProgrammedCard[]): Pick<Step, 'mech' | 'barred' | 'costs'> {
  const { mech, barred, costs } = lastStep(s, ...cards);
  return { mech, barred, costs };
}

describe('the forecast of a plan, beside the empty Mech', () => {
  test('M5.3 whoever may take the Mech on entering may then build there, for the price', () => {
    const s = begin({ status: 'armor' });
    expect(outlook(s, TURRET)).toEqual({
      mech: 'offered',
      barred: undefined,
      costs: { energy: 4, credits: 0 },
    });
    s.plays('A', 'deployTurret', 'east').answers('A', 'takeMech', 'sparta');
    expect(s.options('A', 'deployTurret')).toHaveLength(2);
  });

  test.each<[string, SeatSetup]>([
    ['no Power Armor', {}],
    ['not at full health', { status: 'armor', hp: 8 }],
  ])('M5.3 with %s nothing is built in its zone', (_, setup) => {
    const s = begin(setup);
    expect(outlook(s, TURRET)).toEqual({ mech: undefined, barred: 'mech', costs: undefined });
    s.plays('A', 'deployTurret', 'east');
    expect(s.asked('A')).toBeUndefined();
  });

  test('M9.1 after a card that may bring Power Armor it is not said that nothing can be built', () => {
    const s = begin({ credits: 5 });
    const planned = outlook(
      s,
      { card: 'powerUp', direction: 'west' },
      { card: 'purchase', direction: 'east' },
      TURRET,
    );
    expect(planned).toEqual({ mech: 'perhaps', barred: undefined, costs: { energy: 4, credits: 0 } });
  });

  test('M5.3 what cannot be paid for is said also where the Mech may be taken', () => {
    const s = begin({ status: 'armor', energy: 3 });
    expect(outlook(s, TURRET)).toEqual({ mech: 'offered', barred: 'price', costs: undefined });
  });

  test('M5.1 a Collect says what it brings, Supply Drop included where it drops one thing only', () => {
    const s = begin({ pilot: 'rampage' });
    const { gives } = lastStep(s, { card: 'collect', direction: 'north' });
    s.plays('A', 'collect', 'north');
    expect(s.match.decision(0)?.about).toEqual(gives);
    expect(gives).toEqual({ energy: 0, credits: 2 });
  });

  test('M5.1 a Collect promises no more than the tracks can take, and what comes is what was promised', () => {
    const s = begin({ pilot: 'rampage', credits: 8 });
    const { gives, full } = lastStep(s, { card: 'collect', direction: 'north' });
    expect({ gives, full }).toEqual({ gives: { energy: 0, credits: 1 }, full: ['credits'] });
    s.plays('A', 'collect', 'north').answers('A', 'collect', true);
    const collected = s.match.events.findLast(({ type }) => type === 'resourcesCollected');
    expect(collected).toMatchObject(gives!);
  });

  test('M5.4 Power Armor is paid for: the cards after it count with what is left', () => {
    const s = begin({ credits: 6 });
    const plan: ProgrammedCard[] = [
      { card: 'powerUp', direction: 'west' },
      { card: 'collect', direction: 'south' },
    ];
    const [armor, collect] = forecast({ config: { seats: 2 }, open: s.open }, 0, plan);
    expect(armor).toMatchObject({ powers: { heals: 0, canUpgrade: true }, costs: { energy: 0, credits: 5 } });
    s.plays('A', 'powerUp', 'west').answers('A', 'powerUp', { upgrade: true });
    const after = forecast({ config: { seats: 2 }, open: s.open }, 0, [plan[1]]);
    expect(collect).toMatchObject({ gives: after[0]!.gives!, full: [] });

    const cannotPay = begin({ credits: 6 });
    const mine: ProgrammedCard = { card: 'deployMine', direction: 'south' };
    expect(lastStep(cannotPay, plan[0]!, mine)).toMatchObject({ barred: 'price' });
  });

  test('M4.2 a wall beside the Mech enters no zone: nothing is offered', () => {
    const s = scenario(BESIDE_THE_MECH.replace('2e:A  4m  ', '2e    4m:A'), {
      A: { energy: 6, status: 'armor' },
    });
    expect(outlook(s, { card: 'doubleJump', direction: 'north' })).toEqual({ mech: undefined });
  });
});
