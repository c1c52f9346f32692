import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/paths.mjs';
import { type Catalogue, compareCatalogues, listEmptyTexts } from './compare-catalogues.ts';

const WEB_SOURCES = path.join(ROOT, 'apps/web/src');
const FIRST = 'en';
const SECOND = 'zh-CN';

const files = globSync(`**/locales/{${FIRST},${SECOND}}.json`, { cwd: WEB_SOURCES });
const folders = [...new Set(files.map((file) => path.dirname(file)))];
if (folders.length === 0) throw new Error(`No catalogue in ${WEB_SOURCES}`);
const problems = folders.flatMap((folder) => {
  const [first, second] = [readCatalogue(folder, FIRST), readCatalogue(folder, SECOND)];
  return [
    ...compareCatalogues(first, second),
    ...listEmptyTexts(first).map((key) => `${key}: empty in the first`),
    ...listEmptyTexts(second).map((key) => `${key}: empty in the second`),
  ].map((problem) => `${folder}: ${problem}`);
});
for (const problem of problems) console.log(problem);
console.log(`${folders.length} catalogues in ${FIRST} (first) and ${SECOND} (second), ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

function readCatalogue(folder: string, language: string): Catalogue {
  return JSON.parse(readFileSync(path.join(WEB_SOURCES, folder, `${language}.json`), 'utf8')) as Catalogue;
}
