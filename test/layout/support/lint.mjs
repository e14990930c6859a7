// Lints what comes in as JSON, [{ file, text }], as if those files had that text; tells what was found wrong, each as text.
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

let given = '';
for await (const chunk of process.stdin) given += chunk;
// Who imports whom shows without types, which would take ten times as long.
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] });
const found = [];
for (const { file, text } of JSON.parse(given)) {
  const [result] = await eslint.lintText(text, { filePath: file });
  found.push(result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}
process.stdout.write(JSON.stringify(found));
