export * from '../en/effects';
