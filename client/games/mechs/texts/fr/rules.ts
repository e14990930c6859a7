export * from '../en/rules';
