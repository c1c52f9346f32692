import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'test-results', 'coverage']);

/**
 * Returns one hash of the names and contents of files and of everything below folders, relative to the clone. A path
 * that does not exist counts as empty.
 * @param {string[]} relativePaths
 * @returns {string}
 */
export function hashFiles(relativePaths) {
  const hash = createHash('sha256');
  for (const relativePath of relativePaths) addPath(hash, relativePath);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} relativePath
 */
function addPath(hash, relativePath) {
  const absolutePath = path.join(ROOT, relativePath);
  const stat = statSync(absolutePath, { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isDirectory()) {
    for (const name of readdirSync(absolutePath).sort()) {
      if (!SKIPPED_FOLDERS.has(name)) addPath(hash, `${relativePath}/${name}`);
    }
    return;
  }
  const content = readFileSync(absolutePath);
  hash.update(`${relativePath}\0${content.length}\0`).update(content);
}
