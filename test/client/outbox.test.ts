import { Outbox } from '../../client/net/outbox';
import type { Reply } from '../../shared/protocol';

/** A line whose replies the test gives. */
class TestLine {
  readonly sent: { readonly name: string; readonly intent: unknown; reply(reply: Reply<unknown>): void }[] =
    [];

  readonly send = (name: string, intent: unknown): Promise<Reply<unknown>> =>
    new Promise((reply) => this.sent.push({ name, intent, reply }));

  get said(): unknown[] {
    return this.sent.map(({ name, intent }) => [name, intent]);
  }
}

describe('what is done without a line', () => {
  const unanswered = jest.fn();
  let outbox: Outbox;
  beforeEach(() => {
    unanswered.mockReset();
    outbox = new Outbox(unanswered);
  });

  test('waits, and goes out once and in order when there is one', async () => {
    const answered = outbox.put('answer', { id: 3, answer: 'left' });
    const said = outbox.put('chat', { text: 'Are you there?' });
    expect(unanswered).toHaveBeenLastCalledWith(2);
    const line = new TestLine();
    outbox.open(line.send);
    expect(line.said).toEqual([
      ['answer', { id: 3, answer: 'left' }],
      ['chat', { text: 'Are you there?' }],
    ]);
    for (const { reply } of line.sent) reply({ ok: true });
    expect([await answered, await said]).toEqual([{ ok: true }, { ok: true }]);
    expect(unanswered).toHaveBeenLastCalledWith(0);
  });

  test('is replaced by a later choice, and a line of chat that is sent again is said once', async () => {
    const first = outbox.put('answer', { id: 3, answer: 'left' });
    const second = outbox.put('answer', { id: 3, answer: 'right' });
    void outbox.put('chat', { text: 'Hello?' });
    void outbox.put('chat', { text: 'Hello?' });
    const line = new TestLine();
    outbox.open(line.send);
    expect(line.said).toEqual([
      ['answer', { id: 3, answer: 'right' }],
      ['chat', { text: 'Hello?' }],
    ]);
    line.sent[0]!.reply({ ok: true });
    expect([await first, await second]).toEqual([{ ok: true }, { ok: true }]);
  });

  test('an answer whose reply was lost is sent again; a line of chat is not', async () => {
    const [old, line] = [new TestLine(), new TestLine()];
    outbox.open(old.send);
    const answered = outbox.put('answer', { id: 3, answer: 'left' });
    const said = outbox.put('chat', { text: 'Hello?' });
    outbox.cut();
    expect(await said).toEqual({ ok: false, code: 'offline' });
    outbox.open(line.send);
    expect(line.said).toEqual([['answer', { id: 3, answer: 'left' }]]);
    // What comes over the old line after all is nobody's business any more.
    old.sent[0]!.reply({ ok: false, code: 'stale' });
    line.sent[0]!.reply({ ok: true, repeat: true });
    expect(await answered).toEqual({ ok: true, repeat: true });
  });

  test('whoever is asked twice because of a cut does not complain, but an answer that is too late is told', async () => {
    const [old, line] = [new TestLine(), new TestLine()];
    outbox.open(old.send);
    const taken = outbox.put('retract', { id: 3 });
    const answered = outbox.put('answer', { id: 3, answer: 'left' });
    outbox.cut();
    outbox.open(line.send);
    line.sent[0]!.reply({ ok: false, code: 'no-decision' });
    line.sent[1]!.reply({ ok: false, code: 'stale' });
    expect([await taken, await answered]).toEqual([{ ok: true }, { ok: false, code: 'stale' }]);
  });

  test('what the page asks for by itself does not wait', async () => {
    expect(await outbox.put('history', { from: 0 })).toEqual({ ok: false, code: 'offline' });
    expect(unanswered).not.toHaveBeenCalled();
  });

  test('is given up with the table', async () => {
    const answered = outbox.put('answer', { id: 3, answer: 'left' });
    outbox.close();
    expect(await answered).toEqual({ ok: false, code: 'offline' });
    expect(await outbox.put('resume', {})).toEqual({ ok: false, code: 'offline' });
  });
});
