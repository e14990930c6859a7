/** A thousand random matches: the replay shows what the live match showed, to everybody, at every moment. */
import './replay.test';

jest.setTimeout(1_800_000);
