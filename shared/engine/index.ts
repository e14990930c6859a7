/** What comes with the engines for whoever writes programs around them: docs/engine.md. */
export * from '../core';
export * from '../fairness';
export * from '../replay';
export * from '../replay/whatIf';
export type * from '../games/kit';
export { Session } from './session';
