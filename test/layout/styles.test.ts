import { readdirSync, readFileSync } from 'node:fs';

/** Parts of the page whose styles may be there together, in any order: what was fetched once stays. */
const PARTS = [
  'client/games/mechs',
  'client/games/western',
  'client/lessons',
  'client/replay',
  'client/device',
];

const sheets = readdirSync('client', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ file: `client/${name}`, css: readFileSync(`client/${name}`, 'utf8') }));

/** Classes that have a rule of their own, not within something else. */
function ownClasses(css: string): string[] {
  return [...css.matchAll(/^\s*\.([a-z][\w-]*)(?=\s*[,{])/gm)].map(([, name]) => name!);
}

test('a class that one part of the page draws by itself is no other part’s', () => {
  const drawnBy = new Map<string, Set<string>>();
  for (const { file, css } of sheets) {
    // What is styled for everything there is, on purpose.
    if (file.startsWith('client/style/')) continue;
    const part = PARTS.find((folder) => file.startsWith(`${folder}/`)) ?? 'the frame';
    for (const name of ownClasses(css)) drawnBy.set(name, (drawnBy.get(name) ?? new Set()).add(part));
  }
  expect(drawnBy.size).toBeGreaterThan(300);
  const shared = [...drawnBy].filter(([, parts]) => parts.size > 1).map(([name]) => name);
  expect(shared).toEqual([]);
});

/** What a browser moves without drawing anything anew. */
const CHEAP = ['transform', 'translate', 'scale', 'rotate', 'opacity', 'animation-timing-function'];

test('nothing but transform and opacity is animated', () => {
  const dear: string[] = [];
  let seen = 0;
  for (const { file, css } of sheets) {
    for (const [, name, frames] of css.matchAll(/@keyframes ([\w-]+) \{((?:[^{}]*\{[^{}]*\})*)\s*\}/g))
      for (const [, property] of frames!.matchAll(/([\w-]+):/g)) {
        seen += 1;
        if (!CHEAP.includes(property!)) dear.push(`${file}: ${name} ${property}`);
      }
    for (const [, changes] of css.matchAll(/transition:\s*([^;]+);/g))
      for (const change of changes!.split(/,(?![^(]*\))/))
        if (!/^\s*none/.test(change) && !CHEAP.includes(change.trim().split(/\s/)[0]!))
          dear.push(`${file}: transition ${change.trim()}`);
  }
  expect(seen).toBeGreaterThan(60);
  expect(dear).toEqual([]);
});
