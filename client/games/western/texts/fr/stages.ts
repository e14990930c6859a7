export * from '../en/stages';
