import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { effectOf } from '../../client/games/mechs/board/effects';
import { signOf, toneOf } from '../../client/model/tone';
import type { MechsEvent } from '../../shared/games/mechs';
import { scenario } from '../games/mechs/support/scenario';

const ARENA = `
  1e    2c    3e    1c    2e
  1b:A  2e    4m    1c    1b:B
  2c    1e    2e    3c    1e
`;
const LAID = { seat: 0, owner: 1, token: 1, zone: 0 };

test.each<[MechsEvent, string | undefined, string]>([
  [{ type: 'resourcesCollected', seat: 0, energy: 2, credits: 1 }, '+3', 'gain'],
  [{ type: 'resourcesCollected', seat: 0, energy: 0, credits: 0 }, undefined, 'none'],
  [{ type: 'healed', seat: 0, hp: 2, energy: 2 }, '+2', 'gain'],
  [{ type: 'mineExploded', ...LAID, number: 2, damage: 4 }, '−4', 'loss'],
  [{ type: 'turretFired', ...LAID, damage: 1 }, '−1', 'loss'],
  [{ type: 'damageDealt', seat: 0, damage: 3, cause: 'mine' }, '−3', 'loss'],
  [{ type: 'damageDealt', seat: 0, damage: 0, cause: 'mine' }, undefined, 'none'],
  [{ type: 'tokenDeployed', ...LAID, kind: 'mine', energy: 0, credits: 2 }, undefined, 'none'],
])('what rises from the arena at %j has the sign and the colour of what it is', (event, sign, tone) => {
  const { open } = scenario(ARENA, {});
  const change = effectOf(event, open)?.change ?? 0;
  expect([signOf(change), toneOf(change)]).toEqual([sign, tone]);
});

/** By the names of what is drawn: what says that something went well, and what says that it did not. */
const WELL = /gain|ready|good|fits|done/;
const ILL = /los[st]|less|waste|cost|warning|wrong|danger|failed|away|refus/;

test('nothing that is lost is drawn in the colour of what is won, and nothing won in that of danger', () => {
  const top = join(process.cwd(), 'client');
  const files = readdirSync(top, { recursive: true }).map(String);
  const rules = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [
        ...readFileSync(join(top, file), 'utf8')
          .replace(/\/\*[^]*?\*\//g, '')
          .matchAll(/([^{}]+)\{([^{}]*)\}/g),
      ].map(([, selector = '', body = '']) => ({ file, selector: selector.trim(), body })),
    );
  const wrong = rules.filter(
    ({ selector, body }) =>
      (ILL.test(selector) && body.includes('var(--good')) ||
      (WELL.test(selector) && body.includes('var(--danger')),
  );
  expect(rules.filter(({ body }) => body.includes('var(--good')).length).toBeGreaterThan(5);
  expect(wrong.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
});
