import type { Kind, LocationId } from './ids';

/** What a location mat gives: one kind for its influence spot and grey porch, one for its pot; X is wild. */
export interface LocationMat {
  readonly colour: 'yellow' | 'blue' | 'green' | 'red';
  readonly gives: Kind | 'X';
  readonly pot: Kind | 'X';
}

export const LOCATION_TABLE: Readonly<Record<LocationId, LocationMat>> = {
  bank: { colour: 'yellow', gives: 'law', pot: 'gold' },
  courthouse: { colour: 'blue', gives: 'force', pot: 'law' },
  hideout: { colour: 'green', gives: 'gold', pot: 'force' },
  saloon: { colour: 'red', gives: 'X', pot: 'X' },
};
