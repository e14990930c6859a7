export * from './deed';
export * from './highlights';
export * from './onlooker';
export * from './replay';
export * from './sight';
