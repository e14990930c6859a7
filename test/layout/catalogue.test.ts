import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { unusedTexts } from './support/unusedTexts';

jest.setTimeout(240_000);

/** The page as the compiler sees it, with what is planted in place of some files. */
function pageWith(planted: Readonly<Record<string, (text: string) => string>> = {}): ts.Program {
  const read = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file));
  const { fileNames, options } = ts.parseJsonConfigFileContent(read.config, ts.sys, process.cwd());
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (name) => {
    const text = readFile(name);
    const plant = Object.entries(planted).find(([file]) => name.endsWith(file))?.[1];
    return text === undefined || !plant ? text : plant(text);
  };
  const client = fileNames.filter((name) => /\/client\//.test(name));
  return ts.createProgram(client, options, host);
}

describe('the catalogue', () => {
  test('has no text that nothing says, and one that is planted is found', () => {
    const plant = (text: string) =>
      text.replace('export const rules = {', "export const rules = {\n  planted: 'Nobody says this.',");
    expect(unusedTexts(pageWith({ 'client/i18n/en/rules.ts': plant }))).toEqual([
      'client/i18n/en/rules.ts: rules.planted',
    ]);
  });
});

describe('punctuation', () => {
  /** What differs between languages: a colon has a space before it in French. */
  const GLUED = /(\}[:;!?](<\/|\s\{|\s<)|`[^`]*\$\{[^}]*\}\s?[:;!?] [^`]*`)/;
  const isGlued = (line: string) => GLUED.test(line) && !/Error\(|\(\{.*\}: \{|^\s*\}: \{/.test(line);

  test('is in the catalogue, not glued to a text by a component', () => {
    const found = sources('client').flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, i) => (isGlued(line) ? [`${file}:${i + 1} ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
    expect(isGlued('<b>{name}:</b> {words}')).toBe(true);
    expect(isGlued('aria-label={`${text.mines}: ${state.mines}`}')).toBe(true);
  });
});

/** All components, and what makes words outside of the texts. */
function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith('.tsx') && !/\/(texts|i18n|admin)\//.test(file));
}
