export * from '../en/tables';
