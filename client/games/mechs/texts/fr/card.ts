export * from '../en/card';
