import { ClientState, type Client } from '@colyseus/core';
import { Decoder, schema, StateView, t } from '@colyseus/schema';
import { QuietSerializer } from '../../../server/framework/QuietSerializer';

const Secret = schema({ word: t.string() }, 'Secret');
const State = schema({ words: t.array('string'), secret: t.ref(Secret).view() }, 'State');
type Room = ReturnType<typeof roomOf>;

/** Frames are kept as they are given to the socket, which writes them later. */
function roomOf(name: string) {
  const state = new State();
  state.words.push(`${name} began`);
  state.secret = new Secret();
  state.secret.word = `only ${name} knows`;
  const serializer = new QuietSerializer<InstanceType<typeof State>>();
  serializer.reset(state);
  const frames: Uint8Array[] = [];
  const view = new StateView();
  view.add(state.secret);
  const client = {
    state: ClientState.JOINED,
    view,
    ref: {},
    raw: (frame: Uint8Array) => frames.push(frame),
  } as unknown as Client;
  return { state, serializer, frames, client };
}

function welcome({ serializer, frames, client }: Room): void {
  frames.push(serializer.getFullState(client));
  serializer.applyPatches([client]);
}

function say({ state, serializer, client }: Room, word: string): void {
  state.words.push(word);
  serializer.applyPatches([client]);
}

function heard({ frames }: Room): { words: string[]; secret: string | undefined } {
  const decoder = new Decoder(new State());
  for (const frame of frames) decoder.decode(frame, { offset: 1 });
  return { words: [...decoder.state.words], secret: decoder.state.secret?.word };
}

test('rooms write into the same memory, and what each has sent stays its own', () => {
  const rooms = [roomOf('red'), roomOf('blue')] as const;
  for (const room of rooms) welcome(room);
  for (const word of ['one', 'two']) for (const room of rooms) say(room, word);
  expect(rooms.map(heard)).toEqual([
    { words: ['red began', 'one', 'two'], secret: 'only red knows' },
    { words: ['blue began', 'one', 'two'], secret: 'only blue knows' },
  ]);
});

test('whoever watches gets a copy too', () => {
  const watched = roomOf('red');
  watched.client.view = undefined;
  welcome(watched);
  say(watched, 'one');
  welcome(roomOf('blue'));
  expect(heard(watched)).toEqual({ words: ['red began', 'one'], secret: undefined });
});

test('rooms of one kind make their handshake once', () => {
  expect(roomOf('red').serializer.handshake()).toBe(roomOf('blue').serializer.handshake());
});

test('a state that is larger than that memory arrives whole', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const room = roomOf('red');
  const long = Array.from({ length: 9 }, (_, at) => String(at).repeat(50_000));
  room.state.words.push(...long);
  welcome(room);
  say(room, 'one');
  expect(heard(room)).toEqual({ words: ['red began', ...long, 'one'], secret: 'only red knows' });
  expect(warned).toHaveBeenCalled();
  warned.mockRestore();
});
