import { Router } from 'express';
import type { EngineListed } from '../../shared/protocol';
import type { Engines } from '../engines';
import { refuse } from './door';

const FILE = /^\/[a-z]+-[\w.]+-([0-9a-f]{64})\.mjs$/;

/** Engines as files, for whoever shows or checks a match of theirs: what has a hash in its name never changes. */
export function enginesPage(engines: Pick<Engines, 'code' | 'states'>): Router {
  const router = Router();
  /** The same bytes for all replies: copies would fill the memory with what is asked for and not read. */
  const files = new Map<string, Promise<Buffer | undefined>>();
  const fileOf = (hash: string): Promise<Buffer | undefined> => {
    const file =
      files.get(hash) ??
      engines.code(hash).then((code) => (code === undefined ? undefined : Buffer.from(code)));
    files.set(hash, file);
    // What is not here now may be here later.
    const forget = () => files.delete(hash);
    file.then((found) => found ?? forget(), forget);
    return file;
  };
  router.get('/', async (_request, response) => {
    const usable = (await engines.states()).filter(({ state }) => state !== 'refused');
    response.setHeader('cache-control', 'no-cache');
    response.json(usable.map(({ state: _state, ...name }): EngineListed => name));
  });
  router.get(FILE, async (request, response) => {
    const hash = FILE.exec(request.path)?.[1] ?? '';
    const file = await fileOf(hash);
    if (!file) return refuse(response, 'engine-missing', { status: 404 });
    response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    response.setHeader('etag', `"${hash}"`);
    response.type('text/javascript').send(file);
  });
  router.use((_request, response) => refuse(response, 'unknown-intent', { status: 404 }));
  return router;
}
