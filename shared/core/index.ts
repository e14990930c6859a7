export * from './flow';
export * from './game';
export * from './match';
export * from './must';
export * from './plain';
export * from './random';
export * from './redact';
