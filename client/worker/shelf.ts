/** The kept files of all releases: one cache for each, so that those of two are never mixed. */
export const CACHES = 'pocket-arena/';
/** In a cache that has all of its files. */
const WHOLE = '/whole';
/** Named by their content: the same name is the same file in every release. */
const NAMED_BY_CONTENT = /^\/assets\//;
const LANES = 4;
/** As many as the build writes down (scripts/lib/appShell.ts). */
const HASH_BYTES = 16;

export class Shelf {
  private readonly name: string;

  constructor(
    version: string,
    private readonly files: Readonly<Record<string, string>>,
  ) {
    this.name = CACHES + version;
  }

  /** Those that another release brought along are its pages' to fetch. */
  mayHave(path: string): boolean {
    return path in this.files || NAMED_BY_CONTENT.test(path);
  }

  async find(path: string): Promise<Response | undefined> {
    const own = await (await caches.open(this.name)).match(path);
    return own ?? (NAMED_BY_CONTENT.test(path) ? caches.match(path) : undefined);
  }

  /** Fetches what is not there yet, in few lanes: somebody may be playing. Fails unless every file is the right one. */
  async fill(): Promise<void> {
    const cache = await caches.open(this.name);
    const wanted = Object.entries(this.files);
    const lane = async (): Promise<void> => {
      for (let next = wanted.shift(); next; next = wanted.shift()) {
        const [path, hash] = next;
        if (!(await cache.match(path))) await cache.put(path, await this.fetched(path, hash));
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    await cache.put(WHOLE, new Response());
  }

  /** All but this release and the one before it, whose pages may still be open. */
  async clearOthers(): Promise<void> {
    const others = (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== this.name);
    const whole: string[] = [];
    for (const name of others) if (await (await caches.open(name)).match(WHOLE)) whole.push(name);
    const before = whole.at(-1);
    await Promise.all(others.filter((name) => name !== before).map((name) => caches.delete(name)));
  }

  private async fetched(path: string, hash: string): Promise<Response> {
    const isLasting = NAMED_BY_CONTENT.test(path);
    const kept = isLasting ? await caches.match(path) : undefined;
    if (kept && (await hashOf(kept)) === hash) return kept;
    // What the page has fetched already comes from the browser's own cache.
    const response = await fetch(path, { cache: isLasting ? 'default' : 'no-store', credentials: 'omit' });
    // A server that changed releases in between: the next look brings the next list.
    if (!response.ok || (await hashOf(response)) !== hash) throw new Error(`${path} is not of this release.`);
    return response;
  }
}

async function hashOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  return Array.from(new Uint8Array(digest, 0, HASH_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
