import '../../../server/framework/websocket';
import { matchMaker, Room, SchemaSerializer } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { WebSocketClient, WebSocketTransport } from '@colyseus/ws-transport';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `server/framework` reaches into what these packages do not promise to keep. With another version: read what each of
 * its files says about the framework, look whether it is still so, and only then write the version here.
 */
const WRITTEN_FOR: Readonly<Record<string, string>> = {
  '@colyseus/core': '0.18.17',
  '@colyseus/schema': '5.0.34',
  '@colyseus/ws-transport': '0.18.4',
  '@colyseus/redis-driver': '0.18.3',
  '@colyseus/redis-presence': '0.18.5',
};

test.each(Object.entries(WRITTEN_FOR))('what reaches into %s was written for version %s', (name, version) => {
  const file = join(__dirname, '../../../node_modules', name, 'package.json');
  expect((JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version).toBe(version);
});

test.each<[string, object, readonly string[]]>([
  ['a room', Room.prototype, ['_onMessage', 'broadcastPatch', 'onMessageEvents', 'setSerializer']],
  ['a connection', WebSocketClient.prototype, ['raw', 'enqueueRaw']],
  ['the transport', WebSocketTransport.prototype, ['autoTerminateUnresponsiveClients']],
  ['the serializer', SchemaSerializer.prototype, ['reset', 'handshake', 'getFullState', 'applyPatches']],
  ['match-making', matchMaker.controller, ['exposedMethods', 'invokeMethod', 'getCorsHeaders']],
  ['presence', RedisPresence.prototype, ['subscribe', 'unsubscribe', 'publish', 'hincrbyex', 'shutdown']],
  ['the list of rooms', RedisDriver.prototype, ['findOne', 'persist', 'update', 'remove', 'cleanup']],
])('%s has the insides that are replaced', (_, owner, names) => {
  expect(names.filter((name) => !(name in owner))).toEqual([]);
});
