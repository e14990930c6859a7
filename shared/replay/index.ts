export * from './deed';
export * from './onlooker';
export * from './replay';
export * from './sight';
export * from './story';
