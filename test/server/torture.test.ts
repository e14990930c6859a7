import './support/wire';
import { chanceSeed } from '../support/chance';
import { describeStores } from '../support/databases';
import { expectToSurvive } from './support/tortureTest';

describeStores('killed eight times at moments of chance', (database) => {
  test(
    'no acknowledged input is lost, none is applied twice, and every match comes to its end',
    () => expectToSurvive(database(), 8, chanceSeed()),
    240_000,
  );
});
