import { Nodes } from '../../support/nodes';
import { findPostgres } from '../../support/postgres';
import { findRedis } from '../../support/redis';
import { testMisfortunes } from '../support/misfortunes';

// Where they cannot be installed these are shown as skipped, but never in continuous integration.
const isMissing = !(findPostgres() && findRedis()) && !['true', '1'].includes(process.env.CI ?? '');
(isMissing ? describe.skip : describe)('several nodes', () => {
  let nodes: Nodes;
  beforeAll(async () => void (nodes = await Nodes.start(['n1', 'n2', 'n3'])), 60_000);
  afterAll(() => nodes?.stop(), 30_000);

  testMisfortunes(() => nodes, { all: false });
});
