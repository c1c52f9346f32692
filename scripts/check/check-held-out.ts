import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/paths.mjs';
import { findCopiedTexts, listTexts, type SourceFile } from './find-copied-texts.ts';

// Held-out texts measure the product on what it has never seen. They do so only as long as nobody changes them to suit
// the product, and nobody writes their lines into a word table or a test.

/** Lists the fingerprint of each set in a folder, by file. */
const FINGERPRINTS = 'fingerprints.json';
const HELD_OUT = '{apps,packages}/*/src/**/held-out/**/*.{json,html}';
const SOURCES = '{apps/*,packages/*,e2e,scripts}/{src,dev,*.ts}/**/*.{ts,tsx,json}';

const read = (file: string): SourceFile => ({
  path: file.split(path.sep).join('/'),
  text: readFileSync(path.join(ROOT, file), 'utf8'),
});
const toFolder = (file: string): string => file.slice(0, file.lastIndexOf('/held-out/') + '/held-out'.length);
const isFingerprints = ({ path: file }: SourceFile): boolean => file.endsWith(`/held-out/${FINGERPRINTS}`);

const files = globSync(HELD_OUT, { cwd: ROOT }).map(read);
const sets = files.filter((file) => !isFingerprints(file));
if (sets.length === 0) throw new Error('No held-out text was found');

const folders = [...new Set(sets.map(({ path: file }) => toFolder(file)))];
const problems = folders.flatMap((folder) => [
  ...(existsSync(path.join(ROOT, folder, 'README.md')) ? [] : [`${folder}: no README.md says that nobody tunes on it`]),
  ...checkFingerprints(folder),
]);

const sources = globSync(SOURCES, { cwd: ROOT })
  .map(read)
  .filter(({ path: file }) => !file.includes('/held-out/'));
for (const { path: file, line, text } of findCopiedTexts([...new Set(sets.flatMap(listTexts))], sources))
  problems.push(`${file}:${line}: repeats the held-out text "${text}"`);

for (const problem of problems) console.log(problem);
console.log(`${sets.length} held-out files, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

function checkFingerprints(folder: string): string[] {
  const listed = JSON.parse(
    files.find(({ path: file }) => file === `${folder}/${FINGERPRINTS}`)?.text ?? '{}',
  ) as Readonly<Record<string, string>>;
  const present = new Map(
    sets
      .filter(({ path: file }) => toFolder(file) === folder)
      .map(({ path: file, text }) => [
        file.slice(folder.length + 1),
        createHash('sha256').update(text).digest('hex').slice(0, 16),
      ]),
  );
  const missing = Object.keys(listed).filter((file) => !present.has(file));
  return [
    ...missing.map((file) => `${folder}/${file}: is gone, but ${FINGERPRINTS} lists it`),
    ...[...present].flatMap(([file, hash]) => {
      const known = listed[file];
      if (known === hash) return [];
      return known === undefined
        ? [`${folder}/${file}: add it to ${FINGERPRINTS} as ${hash}`]
        : [`${folder}/${file}: held-out texts do not change; write a new set beside it`];
    }),
  ];
}
