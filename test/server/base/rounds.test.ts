import { Rounds } from '../../../server/base/rounds';
import { settle, TestPorts } from '../support/testPorts';

const HOUR = 3_600_000;

describe('rounds', () => {
  const ports = new TestPorts();
  let looks = 0;
  let during: () => void = () => undefined;
  const rounds = new Rounds(ports, {
    look: () => {
      looks++;
      during();
      return Promise.resolve();
    },
    next: () => Promise.resolve(ports.now() + HOUR),
    failed: (error) => {
      throw error;
    },
  });
  afterAll(() => rounds.stop());

  test('what will be due soon is looked for then, not half a minute later, also where it is heard of during a look', async () => {
    rounds.start();
    await ports.advance(0);
    await settle();
    expect(looks).toBe(1);
    rounds.by(ports.now() + 2000);
    during = () => looks === 2 && rounds.by(ports.now() + 3000);
    await ports.advance(2000);
    await settle();
    expect(looks).toBe(2);
    await ports.advance(2900);
    expect(looks).toBe(2);
    await ports.advance(100);
    await settle();
    expect(looks).toBe(3);
    await ports.advance(29_000);
    expect(looks).toBe(3);
    await ports.advance(1000);
    expect(looks).toBe(4);
  });
});
