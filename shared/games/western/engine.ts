/** The game as one file that needs nothing else: docs/engine.md. */
export { ENGINE_INTERFACE as engineInterface } from '../kit';
export { westernKit as kit } from './kit';
