export * from '../en/screens';
