/** What an engine is, by its own word: docs/engine.md. */
export interface EngineName {
  readonly game: string;
  readonly rulesVersion: string;
  /** What its kit is like, as a number. */
  readonly interface: number;
  /** SHA-256 of the file, in hexadecimal. */
  readonly hash: string;
}

/** An engine that is kept, and what shows that a server of ours has put it there. */
export interface KeptEngine extends EngineName {
  readonly mac: string;
  /** When a table was last about to be opened under it, give or take an hour. */
  readonly keptAt: number;
}

/** The engines that matches were begun under: each once, for as long as there may be something to play or to prove. */
export interface EngineShelf {
  /** In place of what may be there under this hash. */
  put(engine: KeptEngine, code: string): Promise<void>;
  /** The latest first. */
  all(): Promise<readonly KeptEngine[]>;
  code(hash: string): Promise<string | undefined>;
}
