/** The game as one file that needs nothing else: docs/engine.md. */
export { ENGINE_INTERFACE as engineInterface } from '../kit';
export { mechsKit as kit } from './kit';
