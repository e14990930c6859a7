export * from '../en/people';
