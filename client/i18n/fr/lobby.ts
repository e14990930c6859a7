export * from '../en/lobby';
