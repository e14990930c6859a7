export * from '../en/admin';
