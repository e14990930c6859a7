import { WebSocket } from 'ws';

// The framework compares socket states with the global class, which Node has only from version 22 on.
globalThis.WebSocket ??= WebSocket as unknown as typeof globalThis.WebSocket;
