import { bytesToHex } from '@noble/hashes/utils.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { MatchArchive } from '../../shared/fairness';
import type { AnyReplayKit } from '../../shared/games/kit';
import type { EngineListed } from '../../shared/protocol/http';
import { fetchEngines } from '../net/api';
import { EngineInWorker, OwnEngine, type MatchEngine } from './matchEngine';

/** The engines that were built with this page, by game: what it is made of is in them. */
declare const OWN_ENGINES: Readonly<Record<string, string>>;

/** `missing`: this server does not have it. `untrue`: what came under its name is something else. */
export type NoEngine = 'missing' | 'untrue';

/**
 * The engine that a match was played by. The page's own rules stand for the file that was built from the same sources:
 * nothing has to be fetched then, and every moment is there at once. Any other engine is fetched by its hash.
 *
 * Where that very file is not to be had, one of the same rules version does as well: by what a version is, it plays the
 * match alike. Verify compares what it makes of it with the digest of the events, and says that it is another file.
 */
export async function engineFor(
  { record, engine: wanted }: MatchArchive,
  own: AnyReplayKit,
): Promise<MatchEngine | NoEngine> {
  const { game, rulesVersion } = record;
  const isOwn = own.rules.id === game && own.rules.rulesVersion === rulesVersion;
  const ownHash = OWN_ENGINES[game];
  if (isOwn && (wanted === undefined || wanted === ownHash)) return new OwnEngine(own, ownHash);
  if (wanted !== undefined) {
    const found = await fetched({ game, rulesVersion, hash: wanted });
    if (found !== 'missing') return found;
  }
  if (isOwn) return new OwnEngine(own, ownHash);
  const listed = await fetchEngines();
  const twin =
    listed.ok && listed.value.find((one) => one.game === game && one.rulesVersion === rulesVersion);
  return twin ? fetched(twin) : 'missing';
}

async function fetched(
  name: Pick<EngineListed, 'game' | 'rulesVersion' | 'hash'>,
): Promise<MatchEngine | NoEngine> {
  const { game, rulesVersion, hash } = name;
  const response = await fetch(`/engines/${encodeURIComponent(`${game}-${rulesVersion}-${hash}`)}.mjs`);
  if (!response.ok) return 'missing';
  const bytes = new Uint8Array(await response.arrayBuffer());
  // Not the browser's own hash: it has none on a page that came over plain http.
  if (bytesToHex(sha256(bytes)) !== hash) return 'untrue';
  const engine = new EngineInWorker();
  const loaded = await engine.load(new TextDecoder().decode(bytes), hash).catch(() => undefined);
  if (loaded?.game === game && loaded.rulesVersion === rulesVersion) return engine;
  engine.close();
  return 'missing';
}
