import { z } from 'zod';
import type { Plain } from '../core';

const MAX_DEPTH = 6;
const MAX_ITEMS = 200;

/** What a client may put into an answer: data that survives JSON, of a modest size. */
export function isPlainData(value: unknown): value is Plain {
  let items = 0;
  const isPlain = (item: unknown, depth: number): boolean => {
    if (++items > MAX_ITEMS || depth > MAX_DEPTH) return false;
    if (item === null || item === undefined || typeof item === 'boolean') return true;
    if (typeof item === 'string') return item.length <= 200;
    if (typeof item === 'number') return Number.isFinite(item);
    if (typeof item !== 'object') return false;
    if (Array.isArray(item)) return item.every((inner) => isPlain(inner, depth + 1));
    const prototype: unknown = Object.getPrototypeOf(item);
    if (prototype !== Object.prototype && prototype !== null) return false;
    return Object.values(item).every((inner) => isPlain(inner, depth + 1));
  };
  return isPlain(value, 0);
}

export const plainData = z.custom<Plain>(isPlainData);
