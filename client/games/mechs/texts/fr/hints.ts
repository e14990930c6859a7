export * from '../en/hints';
