export * from '../en/fairness';
