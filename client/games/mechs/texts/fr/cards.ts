export * from '../en/cards';
