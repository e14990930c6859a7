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
