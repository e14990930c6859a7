export { enginesOfSources, type Engines, type EngineState, type EngineTrouble } from './engines';
export { engineIn, type LoadedEngine } from './engine';
export { KeptEngines } from './keptEngines';
export { releaseIn } from './release';
