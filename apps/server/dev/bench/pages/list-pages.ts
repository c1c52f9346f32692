import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

const PAGE = /\.html?(?:\.gz)?$/i;
const TRUTH = 'truth.json';

export interface BenchPages {
  files: string[];
  /** The accepted values that lie beside the pages, where there are any. */
  truth: string | undefined;
}

/** The pages among files and folders, those in folders' folders too, and the truth found beside them. */
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
