export * from './fields';
export * from './items';
export * from './read';
export * from './starts';
