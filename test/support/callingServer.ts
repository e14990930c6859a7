import { Outside } from '../../server/base/outside';
import { serve } from '../../server/serve';
import { games } from '../../shared/games';

/** The server, which may also send to the addresses of its arguments: push services of tests, on this machine. */
serve(games, { outside: new Outside({ exempt: process.argv.slice(2) }) });
