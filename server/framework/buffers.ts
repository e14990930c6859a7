import { Encoder } from '@colyseus/schema';

/** A whole state is a few kilobytes; every room has two buffers of this size. */
const BUFFER_BYTES = 16 * 1024;

export function useSmallBuffers(): void {
  Encoder.BUFFER_SIZE = BUFFER_BYTES;
}
