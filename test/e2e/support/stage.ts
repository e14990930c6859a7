import type { Browser } from 'playwright-core';
import type { Player } from '../../server/support/player';
import type { TableOrder } from '../../../shared/protocol';
import { axeFindings } from './axe';
import { launch, type PersonOptions } from './browser';
import type { Person } from './person';
import { Stage, type Position } from './positions';

/** Nobody fights yet: A beside the Mech, B at home. */
export const TWO = `
  1e    2c    3e    1c    2e
  1b    2e:A  4m    1c    1b:B
  2c    1e    2e    3c    1e
`;
/** B waits at the Mech, next to A. */
export const FACING = TWO.replace('4m ', '4m:B').replace('1b:B', '1b');
export const FOUR = `
  ..  2e    1b:A  3c    ..
  1e  3c    2e    1c    2c
  1b:C 2e   4m    2c    1b:D
  2c  1e    3e    2c    1e
  ..  2c    1b:B  1e    ..
`;

export interface OnStage {
  readonly browser: Browser;
  pass(ms: number): Promise<void>;
  play(
    at: Position,
    options?: PersonOptions,
    order?: Omit<TableOrder, 'bots'>,
  ): Promise<{ ada: Person; others: readonly Player[] }>;
}

/**
 * A stage and a browser for all tests of a file. Whoever sat down is shown out after each test, and must have had
 * no error; with `isClean`, axe-core must have nothing to say against what they look at last.
 */
export function useStage({ isClean = false, game = 'mechs' } = {}): OnStage {
  let stage: Stage;
  let browser: Browser;
  let seated: Person[] = [];

  beforeAll(async () => {
    stage = await Stage.open();
    browser = await launch();
  });

  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  afterEach(async () => {
    const people = seated;
    seated = [];
    for (const { page } of people) if (isClean) expect(await axeFindings(page)).toEqual([]);
    for (const { errors } of people) expect(errors).toEqual([]);
    for (const { context } of people) await context.close();
  });

  return {
    get browser() {
      return browser;
    },
    pass: (ms) => stage.pass(ms),
    async play(at, options, order) {
      const table = await stage.play(browser, at, options, { game, ...order });
      seated.push(table.ada);
      return table;
    },
  };
}
