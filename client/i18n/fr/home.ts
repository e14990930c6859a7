export * from '../en/home';
