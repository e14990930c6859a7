export * from './fields';
export * from './items';
export * from './read';
