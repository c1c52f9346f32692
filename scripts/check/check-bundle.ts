import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../setup/paths.mjs';
import { type Manifest, measureBundle } from './measure-bundle.ts';

const KIB = 1024;
/** In KiB of gzip. */
const BUDGETS = {
  firstJavaScript: 200,
  css: 30,
  chunk: 60,
  surroundings: 85,
  player: 250,
  wordLists: 225,
  mediaDialog: 88,
} as const;
/** Parts that load the player: their budget counts everything they load. */
const PLAYER = /^src\/(?:nouns\/player\/|tools\/ad\/screens\/ad-editor\.tsx$)/;

/**
 * What every page loads once it is idle: the budget counts everything it loads, so that nothing of a dialog that few
 * people see comes along.
 */
const SURROUNDINGS =
  /^src\/app\/(?:shell\/(?:header-controls|task-tray\/task-watch|site-services\/|whats-new\/offer-|tour\/first-tour)|surveys\/first-survey-dialog)/;

/** Lists of words that the hint to a new password loads once somebody types one. */
const WORD_LISTS = /^\.\.\/\.\.\/node_modules\/@zxcvbn-ts\/language-common\//;

/** The custom element, which a page outside the app loads alone: React, the dialog, its styles and both languages. */
const MEDIA_DIALOG = 'elements/select-media-dialog.js';

const BUILT_FOLDER = path.join(ROOT, 'apps/web/dist');
const read = (file: string): Buffer => readFileSync(path.join(BUILT_FOLDER, file));
const inKiB = (bytes: number): string => (bytes / KIB).toFixed(1);

function isWithin(what: string, bytes: number, budgetKiB: number): boolean {
  const verdict = bytes <= budgetKiB * KIB;
  if (!verdict) console.log(`${what}: ${inKiB(bytes)} KiB gzip, over its ${budgetKiB}`);
  return verdict;
}

const manifest = JSON.parse(read('.vite/manifest.json').toString()) as Manifest;
const { first, parts, shared } = measureBundle(manifest, (file) => gzipSync(read(file)).length);

console.log(`first JavaScript ${inKiB(first.javaScript)}, CSS ${inKiB(first.css)} KiB gzip; beyond it:`);
for (const each of parts.toSorted((one, other) => other.wholeJavaScript - one.wholeJavaScript)) {
  console.log(`${inKiB(each.wholeJavaScript)} (its own chunk ${inKiB(each.ownJavaScript)}) ${each.part}`);
}

const verdicts = [
  isWithin('first JavaScript', first.javaScript, BUDGETS.firstJavaScript),
  isWithin('first CSS', first.css, BUDGETS.css),
  ...parts.flatMap(({ part, ownJavaScript, wholeJavaScript, wholeCss }) => [
    PLAYER.test(part)
      ? isWithin(part, wholeJavaScript, BUDGETS.player)
      : isWithin(part, ownJavaScript, WORD_LISTS.test(part) ? BUDGETS.wordLists : BUDGETS.chunk),
    isWithin(`${part} (CSS)`, wholeCss, BUDGETS.css),
    !SURROUNDINGS.test(part) || isWithin(`${part} in all`, wholeJavaScript, BUDGETS.surroundings),
  ]),
  isWithin(MEDIA_DIALOG, gzipSync(read(MEDIA_DIALOG)).length, BUDGETS.mediaDialog),
  ...shared.map(({ file, javaScript }) => isWithin(file, javaScript, BUDGETS.chunk)),
];
process.exitCode = verdicts.every(Boolean) ? 0 : 1;
