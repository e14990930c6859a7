export * from '../en/prompts';
