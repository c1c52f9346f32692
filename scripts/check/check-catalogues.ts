import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/paths.mjs';
import { type Catalogue, compareCatalogues } from './compare-catalogues.ts';

const LOCALES = path.join(ROOT, 'apps/web/src/locales');
const FIRST = 'en';
const SECOND = 'zh-CN';

const files = [...new Set(globSync(`{${FIRST},${SECOND}}/**/*.json`, { cwd: LOCALES }).map(toNamespaceFile))];
if (files.length === 0) throw new Error(`No catalogue in ${LOCALES}`);
const problems = files.flatMap((file) =>
  compareCatalogues(readCatalogue(FIRST, file), readCatalogue(SECOND, file)).map((problem) => `${file}: ${problem}`),
);
for (const problem of problems) console.log(problem);
console.log(`${files.length} catalogues in ${FIRST} (first) and ${SECOND} (second), ${problems.length} differences`);
process.exitCode = problems.length > 0 ? 1 : 0;

function toNamespaceFile(file: string): string {
  return file.split(path.sep).slice(1).join('/');
}

function readCatalogue(language: string, file: string): Catalogue {
  return JSON.parse(readFileSync(path.join(LOCALES, language, file), 'utf8')) as Catalogue;
}
