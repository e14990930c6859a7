export * from '../en/explain';
