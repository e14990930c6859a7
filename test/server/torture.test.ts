import './support/wire';
import { describeStores } from '../support/databases';
import { expectToSurvive } from './support/tortureTest';

describeStores('killed eight times at moments of chance', (database) => {
  test(
    'no acknowledged input is lost, none is applied twice, and every match comes to its end',
    () => expectToSurvive(database(), 8, Math.floor(Math.random() * 2 ** 31)),
    240_000,
  );
});
