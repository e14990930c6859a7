export * from '../en/replay';
