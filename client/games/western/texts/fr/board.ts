export * from '../en/board';
