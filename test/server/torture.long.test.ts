import './support/wire';
import { chanceSeed } from '../support/chance';
import { describeStores } from '../support/databases';
import { expectToSurvive } from './support/tortureTest';

describeStores('killed fifty times at moments of chance', (database) => {
  test(
    'no acknowledged input is lost, none is applied twice, and every match comes to its end',
    () => expectToSurvive(database(), 50, chanceSeed()),
    1_800_000,
  );
});
