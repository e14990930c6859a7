import { readdirSync, readFileSync } from 'node:fs';

/** Parts of the page whose styles may be there together, in any order: what was fetched once stays. */
const PARTS = [
  'client/games/mechs',
  'client/games/western',
  'client/lessons',
  'client/replay',
  'client/device',
];

/** Classes that have a rule of their own, not within something else. */
function ownClasses(css: string): string[] {
  return [...css.matchAll(/^\s*\.([a-z][\w-]*)(?=\s*[,{])/gm)].map(([, name]) => name!);
}

test('a class that one part of the page draws by itself is no other part’s', () => {
  const drawnBy = new Map<string, Set<string>>();
  const files = readdirSync('client', { recursive: true, encoding: 'utf8' }).filter(
    // What is styled for everything there is, on purpose.
    (name) => name.endsWith('.css') && !name.startsWith('style/'),
  );
  for (const file of files.map((name) => `client/${name}`)) {
    const part = PARTS.find((folder) => file.startsWith(`${folder}/`)) ?? 'the frame';
    for (const name of ownClasses(readFileSync(file, 'utf8')))
      drawnBy.set(name, (drawnBy.get(name) ?? new Set()).add(part));
  }
  expect(drawnBy.size).toBeGreaterThan(300);
  const shared = [...drawnBy].filter(([, parts]) => parts.size > 1).map(([name]) => name);
  expect(shared).toEqual([]);
});
