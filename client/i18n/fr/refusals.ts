export * from '../en/refusals';
