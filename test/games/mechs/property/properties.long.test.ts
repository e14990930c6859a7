/** Every property again, on many more matches and under a seed of this run (printed if one fails). */
import './play.test';
import './reach.test';
import './refusals.test';
import './replay.test';
import './sample.test';
import './secrecy.test';
import './secrecyPlayOn.test';
