export * from '../en/table';
