import type { Random } from '../../../shared/core';
import { INTENT_NAMES, intents, type IntentName, type Reply } from '../../../shared/protocol';
import type { Player } from './player';
import { until } from './testPorts';

const RESPONSE = 22;
const ROOM_DATA = 13;
const REQUEST = 21;
const BYTES = 17;

/** One thing that no page of ours would send. It must be answered with a code, or cost the connection. */
export type Mischief = (vandal: Player, random: Random) => Promise<string>;

export const mischiefs: Record<string, Mischief> = {
  /** A known intent with nonsense in it. */
  garbage: (vandal, random) => {
    const name = pickIntent(random);
    return refusedRequest(vandal, name, nonsense(name, random));
  },
  /** The right shape, the wrong moment, id or answer. */
  outOfOrder: (vandal, random) => {
    const id = 1 + random.below(60);
    const intents: [IntentName, unknown][] = [
      ['answer', { id: id + 1000, answer: garbage(random, 2) ?? 0 }],
      ['retract', { id: id + 1000 }],
      ['draft', { id: id + 1000, draft: {} }],
      ['arrange', { arrangement: [{ weapon: 'spoon', stowed: false }] }],
      ['handOver', { seat: random.below(4) }],
      ['takeSeat', { seat: random.below(4) }],
      ['mute', { seat: 3, on: true }],
    ];
    const [name, payload] = intents[random.below(intents.length)]!;
    return refusedRequest(vandal, name, payload);
  },
  /** The question that is asked, with an answer that no game has. */
  illegalAnswer: (vandal, random) => {
    const id = vandal.decision?.id ?? 1 + random.below(60);
    const answers = [{ zz: garbage(random, 2) }, [{ zz: 1 }], `${random.below(1000)} spoons`, -0.5, {}];
    return refusedRequest(vandal, 'answer', { id, answer: answers[random.below(answers.length)] });
  },
  unknownRequest: async (vandal, random) => {
    try {
      await vandal.room.request(`x${random.below(1000)}` as never, garbage(random, 2) as never);
      return 'accepted';
    } catch {
      return 'no_handler';
    }
  },
  unknownMessage: (vandal, random) => {
    const names = ['constructor', '__proto__', 'toString', '*', '', 'x'.repeat(60), `y${random.below(99)}`];
    return answered(vandal, () =>
      vandal.room.send(names[random.below(names.length)]! as never, garbage(random, 2)),
    );
  },
  plainSend: (vandal, random) => {
    const name = pickIntent(random);
    return answered(vandal, () => vandal.room.send(name as never, nonsense(name, random)));
  },
  noise: (vandal, random) => {
    const codes = [ROOM_DATA, REQUEST, BYTES, 0, 1, 9, 11, 14, 15, 16, 19, 20, 23, 31, 64, 255];
    const bytes = Uint8Array.from({ length: 2 + random.below(40) }, () => random.below(256));
    bytes[0] = codes[random.below(codes.length)]!;
    return answered(vandal, () => vandal.sendRaw(bytes));
  },
  oversized: (vandal, random) => {
    return answered(vandal, () => vandal.sendRaw(new Uint8Array(4097 + random.below(5000)).fill(ROOM_DATA)));
  },
};

function pickIntent(random: Random): IntentName {
  // What is always fine to ask is no mischief.
  const names = INTENT_NAMES.filter(
    (name) => !['moveCode', 'resume', 'leaveSeat', 'takeSeat', 'wishColour'].includes(name),
  );
  return names[random.below(names.length)]!;
}

export async function refusedRequest(vandal: Player, name: IntentName, payload: unknown): Promise<string> {
  if (vandal.closed !== undefined) return 'closed';
  const reply = (await vandal.room.request(name as never, payload as never)) as Reply;
  return reply.ok ? 'accepted' : reply.code;
}

/** Waits for a frame that answers, or for the end of the connection. */
async function answered(vandal: Player, send: () => void): Promise<string> {
  vandal.frames.length = 0;
  send();
  return until(() => {
    if (vandal.closed !== undefined) return `closed ${vandal.closed}`;
    return vandal.frames.some((frame) => frame[0] === RESPONSE || isRefusal(frame)) && 'refused';
  }, 'an answer to mischief');
}

function isRefusal(frame: Uint8Array): boolean {
  return frame[0] === ROOM_DATA && Buffer.from(frame.subarray(2, 9)).toString() === 'refusal';
}

/** Garbage that does not make sense by accident. */
function nonsense(name: IntentName, random: Random): unknown {
  for (;;) {
    const payload = garbage(random, 3);
    if (!intents[name].safeParse(payload ?? {}).success) return payload;
  }
}

function garbage(random: Random, depth: number): unknown {
  const leaves = [
    () => undefined,
    () => null,
    () => random.below(1000) - 500,
    () => NaN,
    () => Infinity,
    () => 'x'.repeat(random.below(50)),
    () => true,
    () => -0.5,
    () => new Uint8Array(random.below(20)),
    () => 2n ** 63n - 1n,
    () => new Date(0),
  ];
  if (depth === 0 || random.below(3) === 0) return leaves[random.below(leaves.length)]!();
  if (random.below(2) === 0) return Array.from({ length: random.below(6) }, () => garbage(random, depth - 1));
  const keys = [
    'id',
    'answer',
    'seat',
    'on',
    'draft',
    'text',
    'arrangement',
    '__proto__',
    'constructor',
    'zz',
  ];
  return Object.fromEntries(
    Array.from({ length: 1 + random.below(4) }, () => [
      keys[random.below(keys.length)]!,
      garbage(random, depth - 1),
    ]),
  );
}
