export * from '../en/results';
