export * from '../en/names';
