export * from '../en/ratings';
