import { sideThatMatters } from '../../../../client/games/mechs/model/counterNow';
import type { FightScene } from '../../../../client/games/mechs/model/fight';
import { sceneNow, type StageScene } from '../../../../client/games/mechs/model/stage';
import type { MechsEvent, Open } from '../../../../shared/games/mechs';
import { figuresOf } from '../../../../shared/games/mechs';
import { advance } from '../../../../shared/games/mechs/advance';
import { jumpIn, walkIn } from '../support/duel';
import { playMatch, type MechsMatch } from '../support/play';
import { keenPlayer } from '../support/players';
import { scenario, type Scenario } from '../support/scenario';

/** What is shown large when everything that has happened was told. */
function shown({ match }: Scenario, isShowing = true): StageScene | undefined {
  return sceneNow({ config: match.config, open: match.state.open }, match.events, { isShowing });
}

function fight(s: Scenario): FightScene {
  const scene = shown(s);
  if (scene?.type !== 'fight') throw new Error(`No fight is shown but ${scene?.type}.`);
  return scene;
}

/** What is shown at each step when what arrives together is played back from the table before it. */
function playedBack(match: MechsMatch, from: number, before: Open): (StageScene | undefined)[] {
  const { config, events } = match;
  const figures = figuresOf(config);
  let open = before;
  return events.slice(from).map((event, i) => {
    open = advance(open, event, figures);
    const told = events.slice(0, from + i + 1);
    return sceneNow({ config, open }, told, { isShowing: true, ahead: events.slice(from + i + 1) });
  });
}

describe('a fight on the stage', () => {
  it('M8.2 stays for as long as it lasts, also for a page that came in its midst', () => {
    const s = walkIn({});
    expect(shown(s, false)).toMatchObject({ type: 'fight', combat: { turn: 0 }, points: { 0: 1, 1: 0 } });
    expect(fight(s).blow).toBeUndefined();
    s.attacks('A', 'pulsePistol');
    const late = sceneNow({ config: s.match.config, open: s.open }, [], { isShowing: false });
    expect(late).toMatchObject({ type: 'fight', combat: { turn: 1, attacker: { used: ['pulsePistol'] } } });
  });

  it('M8.4 names the blow, the weapon that it counters, and the points that it brought', () => {
    const s = walkIn({}).attacks('A', 'energySword');
    expect(fight(s).blow).toMatchObject({ seat: 0, weapon: 'energySword', counters: undefined });
    const countered = walkIn({
      A: { weapons: ['plasmaCannon', 'energySword', 'pulsePistol'] },
      B: { weapons: ['flamethrower', 'energySword'] },
    })
      .attacks('A', 'plasmaCannon')
      .attacks('B', 'energySword', 'power');
    expect(fight(countered)).toMatchObject({
      blow: { seat: 1, weapon: 'energySword', line: 'power', counters: 'plasmaCannon', harm: { dealt: 2 } },
      points: { 0: 3, 1: 2 },
    });
  });

  it('M8.1 tells the point for the attack from what a blow brought', () => {
    const s = walkIn({});
    expect(fight(s)).toMatchObject({ gained: { from: 'start', points: { 0: 1, 1: 0 } }, blows: 0 });
    s.attacks('A', 'energySword');
    expect(fight(s)).toMatchObject({ gained: { from: 'blow', points: { 0: 1, 1: 0 } }, points: { 0: 2 } });
  });

  it('M8.4 points at what beats what only where somebody can', () => {
    const matters = (s: Scenario) =>
      sideThatMatters({ config: s.match.config, open: s.match.state.open }, fight(s));
    const able = walkIn({ B: { weapons: ['pulsePistol', 'grenadeLauncher'] } });
    expect(matters(able)).toBeUndefined();
    // Ranged beats melee, and B has a pistol left; the launcher beats nothing of it.
    expect(matters(able.attacks('A', 'energySword'))).toBe('ranged');
    const unable = walkIn({ B: { weapons: ['energySword', 'grenadeLauncher'] } });
    expect(matters(unable.attacks('A', 'energySword'))).toBeUndefined();
  });

  it('M4.4 a power blow after a jump counters nothing', () => {
    const s = jumpIn({}).attacks('A', 'energySword', 'power');
    expect(fight(s).blow).toMatchObject({ line: 'power', counters: undefined, harm: { announced: 2 } });
  });

  it('R41 names what raised the number', () => {
    const first = walkIn({}).attacks('A', 'pulsePistol');
    expect(fight(first).blow).toMatchObject({
      printed: 1,
      raised: { amount: 1, cause: { by: 'effect', effect: { tag: 'powerDamageAsFirst' } } },
      harm: { announced: 2, changes: [], dealt: 2 },
    });
    const paid = walkIn({ A: { weapons: ['lightningCoil', 'energySword'], energy: 3 } });
    paid.attacks('A', 'lightningCoil', 'normal', { pay: 3 });
    expect(fight(paid).blow).toMatchObject({
      printed: 0,
      raised: { amount: 3, cause: { effect: { tag: 'damageForPayment' } } },
      harm: { announced: 3, dealt: 3 },
    });
  });

  it('R38, R37 names what took from it: an ability, or no more health than was left', () => {
    const s = walkIn({
      A: { weapons: ['plasmaCannon', 'energySword'] },
      B: { pilot: 'magma', energy: 2 },
    }).attacks('A', 'plasmaCannon');
    // Nothing has come off while she is asked.
    expect(fight(s).blow?.harm).toEqual({ announced: 2, changes: [], dealt: undefined });
    s.answers('B', 'powerShield', true);
    expect(fight(s).blow?.harm).toEqual({
      announced: 2,
      changes: [{ amount: -1, cause: { by: 'ability', ability: 'magma' } }],
      dealt: 1,
    });
    const over = walkIn({ A: { weapons: ['plasmaCannon', 'energySword'] }, B: { hp: 1 } });
    const { length } = over.match.events;
    const before = structuredClone(over.open);
    over.attacks('A', 'plasmaCannon');
    const ended = playedBack(over.match, length, before).find(
      (scene): scene is FightScene => scene?.type === 'fight' && scene.end !== undefined,
    );
    expect(ended).toMatchObject({
      end: { how: 'knockOut', loser: 1 },
      blow: { harm: { announced: 2, changes: [{ amount: -1, cause: { by: 'rest' } }], dealt: 1 } },
      points: { 0: 3 },
    });
  });

  it('R5 promises no damage where a token is removed instead', () => {
    const s = scenario(
      `
      1e    2c:b1 3e   1c  2e
      1b:A  2e:B  4m   1c  1b
      2c    1e    2e   3c  1e
    `,
      {
        A: { status: 'armor', weapons: ['grenadeLauncher', 'energySword'] },
        B: { status: 'armor', weapons: ['crossbolt', 'railgun'] },
      },
    ).plays('A', 'collect', 'east');
    s.attacks('A', 'energySword').attacks('B', 'crossbolt');
    // Area counters ranged: the launcher's power line may take the mine away instead.
    const removal = s.options('A', 'attack').find(({ remove }) => remove !== undefined);
    const { length } = s.match.events;
    const before = structuredClone(s.open);
    s.answers('A', 'attack', removal!);
    const [struck] = playedBack(s.match, length, before);
    expect(struck).toMatchObject({ type: 'fight', blow: { weapon: 'grenadeLauncher', harm: undefined } });
  });
});

describe('moments on the stage', () => {
  it('M7.1 a mine says who laid it, what it is made of, what took from it and what it cost', () => {
    const s = scenario(
      `
      1e    2c    3e   1c  2e
      1b:A  2e:b3 4m   1c  1b:B
      2c    1e    2e   3c  1e
    `,
      { A: { pilot: 'tank' } },
    );
    const before = structuredClone(s.open);
    s.plays('A', 'collect', 'east');
    const scenes = playedBack(s.match, 0, before).filter((scene) => scene?.type === 'token');
    expect(scenes[0]).toMatchObject({ harm: { announced: 5, changes: [] } });
    expect(scenes.at(-1)).toMatchObject({
      kind: 'mine',
      seat: 0,
      owner: 1,
      number: 3,
      harm: { announced: 5, changes: [{ amount: -2, cause: { ability: 'tank' } }], dealt: 3 },
    });
  });
});

describe('whole matches on the stage', () => {
  const PLAYS = [1, 2, 3, 4, 5, 6].map(
    (seed) =>
      ({ seats: ([2, 3, 4] as const)[seed % 3]!, seed, player: keenPlayer, isRich: seed % 2 === 0 }) as const,
  );

  it.each(PLAYS)('shows nothing that is not so: $seats seats, seed $seed', (play) => {
    let told = 0;
    let before: Open | undefined;
    const kinds = new Set<string>();
    playMatch(play, (match) => {
      const { config, events } = match;
      const truth = structuredClone(match.state.open);
      const figures = figuresOf(config);
      let open = before ?? truth;
      for (let i = before ? told : events.length; i < events.length; i++) {
        const event = events[i]!;
        open = advance(open, event, figures);
        const scene = sceneNow({ config, open }, events.slice(0, i + 1), {
          isShowing: true,
          ahead: events.slice(i + 1),
        });
        if (scene) kinds.add(scene.type);
        if (scene) check(scene, event, open);
      }
      told = events.length;
      before = truth;
    });
    expect([...kinds]).toEqual(expect.arrayContaining(['fight', 'round', 'scoring', 'return']));
  });

  function check(scene: StageScene, event: MechsEvent, open: Open): void {
    if (scene.type === 'fight') {
      const { blow, combat } = scene;
      expect([combat.attacker.seat, combat.defender.seat]).toHaveLength(2);
      if (!blow?.harm) return;
      const { announced, changes, dealt } = blow.harm;
      expect(announced).toBe(blow.printed + (blow.raised?.amount ?? 0));
      if (dealt !== undefined)
        expect(changes.reduce((sum, { amount }) => sum + amount, announced)).toBe(dealt);
      if (event.type === 'damageDealt' && event.cause === 'weapon') expect(dealt).toBe(event.damage);
    }
    if (scene.type === 'token' && event.type === 'damageDealt') {
      const { announced, changes, dealt } = scene.harm;
      expect(dealt).toBe(event.damage);
      expect(changes.reduce((sum, { amount }) => sum + amount, announced)).toBe(dealt);
    }
    if (scene.type === 'scoring') {
      for (const { seat, before, gained, now } of scene.counts) {
        expect(now).toBe(open.seats[seat]!.vp);
        expect(before + gained).toBe(now);
        const paid = scene.payouts
          .filter((payout) => payout.seat === seat)
          .reduce((sum, { points }) => sum + points, 0);
        if (event.type === 'roundScored') expect(paid).toBe(gained);
      }
    }
  }
});
