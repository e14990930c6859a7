import './support/wire';
import { describeStores } from '../support/databases';
import { expectToSurvive } from './support/tortureTest';

describeStores('killed fifty times at moments of chance', (database) => {
  test(
    'no acknowledged input is lost, none is applied twice, and every match comes to its end',
    () => expectToSurvive(database(), 50, Math.floor(Math.random() * 2 ** 31)),
    1_800_000,
  );
});
