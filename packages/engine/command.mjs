#!/usr/bin/env node
// An engine behind lines of JSON, for programs in any language: docs/engine.md.
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const built = join(import.meta.dirname, 'dist');
const games = existsSync(built)
  ? readdirSync(built).flatMap((name) =>
      /^[a-z]+\.js$/.test(name) && name !== 'index.js' ? name.slice(0, -3) : [],
    )
  : [];

function gameOrExit() {
  try {
    const { values } = parseArgs({ options: { game: { type: 'string' } } });
    if (values.game !== undefined && games.includes(values.game)) return values.game;
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
  }
  process.stderr.write(`Say which game: --game ${games.join(' or --game ')}\n`);
  process.exit(2);
}

const game = gameOrExit();
const load = (name) => import(pathToFileURL(join(built, `${name}.js`)).href);
const [{ Session }, engine] = await Promise.all([load('index'), load(game)]);
const session = new Session(engine, () => randomBytes(32).toString('hex'));

// Whoever reads no more has heard enough.
process.stdout.on('error', () => process.exit(0));
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity }))
  if (line.trim() !== '' && !process.stdout.write(`${session.take(line)}\n`))
    await new Promise((resolve) => process.stdout.once('drain', resolve));
