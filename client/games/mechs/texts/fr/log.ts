export * from '../en/log';
