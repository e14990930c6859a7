export * from '../en/quickPlay';
