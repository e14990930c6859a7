export * from './archive';
export * from './canonical';
export * from './commitments';
export * from './digest';
export * from './notary';
export * from './seal';
export * from './seed';
export { useSha256, type Sha256 } from './sha256';
export * from './verify';
