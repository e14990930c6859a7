export * from '../en/asks';
