/** Every property of Western again, on many more matches and under a seed of this run (printed if one fails). */
import './play.test';
import './refusals.test';
import './sample.test';
import './sampleMoments.test';
import './secrecy.test';
