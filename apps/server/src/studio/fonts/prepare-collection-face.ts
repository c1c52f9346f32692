import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FontFace } from '@reelwright/timeline';
import { checkCoverage } from './check-coverage.ts';
import { extractFontFace } from './extract-font-face.ts';
import { isReadable, missingFont } from './font-file.ts';

/** System families, each weight in a collection of the Chinese, Japanese and Korean faces. */
const COLLECTIONS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  'Noto Sans CJK SC': { 400: 'NotoSansCJK-Regular.ttc', 700: 'NotoSansCJK-Bold.ttc' },
  'Noto Serif CJK SC': { 400: 'NotoSerifCJK-Regular.ttc', 700: 'NotoSerifCJK-Bold.ttc' },
};

/** Font folders of Debian and Ubuntu, Fedora, and Arch. */
const FOLDERS = [
  '/usr/share/fonts/opentype/noto',
  '/usr/share/fonts/google-noto-cjk',
  '/usr/share/fonts/google-noto-sans-cjk-fonts',
  '/usr/share/fonts/google-noto-serif-cjk-fonts',
  '/usr/share/fonts/noto-cjk',
];

export function isCollectionFamily(family: string): boolean {
  return family in COLLECTIONS;
}

/**
 * Returns the path of the face as a file in `folder`, extracted if it is not there yet. Throws AppError(SYSTEM_ERROR).
 */
export async function prepareCollectionFace({ family, weight }: FontFace, folder: string): Promise<string> {
  const collection = COLLECTIONS[family]?.[weight];
  if (collection === undefined) throw missingFont(`No collection has ${family} in a weight of ${weight}`);
  const target = path.join(folder, `${family.toLowerCase().replaceAll(' ', '-')}-${weight}.otf`);
  if (await isReadable(target)) return target;
  for (const source of FOLDERS.map((each) => path.join(each, collection))) {
    if (!(await isReadable(source))) continue;
    const face = extractFontFace(await readFile(source), family);
    if (!face) continue;
    checkCoverage(family, face);
    // The file appears complete or not at all, even if two processes start at once.
    const partial = `${target}.${process.pid}.partial`;
    await writeFile(partial, face);
    await rename(partial, target);
    return target;
  }
  throw missingFont(`${family} (${collection}) is not installed: apt-get install fonts-noto-cjk`);
}
