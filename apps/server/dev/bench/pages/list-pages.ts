import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

const PAGE = /\.html?(?:\.gz)?$/i;
const TRUTH = 'truth.json';

export interface BenchPages {
  files: string[];
  /** Path of the accepted values found beside the pages, if any. */
  truth: string | undefined;
}

/** Returns the pages among files and folders, including subfolders, and the truth found beside them. */
export async function listPages(names: readonly string[]): Promise<BenchPages> {
  const found: BenchPages = { files: [], truth: undefined };
  for (const name of names) {
    if (!(await stat(name)).isDirectory()) {
      found.files.push(name);
      continue;
    }
    const inside = (await readdir(name, { recursive: true })).toSorted();
    found.files.push(...inside.filter((each) => PAGE.test(each)).map((each) => path.join(name, each)));
    if (inside.includes(TRUTH)) found.truth ??= path.join(name, TRUTH);
  }
  return found;
}
