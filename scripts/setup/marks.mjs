import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SETUP_FOLDER } from './paths.mjs';

/**
 * A mark stores that a step was finished for an input with this hash. It is cleared before the step starts and set
 * after it has ended, so that an interrupted step is repeated.
 * @typedef {'packages' | 'web-build'} Mark
 */

/**
 * @param {Mark} mark
 * @returns {string | undefined}
 */
export function readMark(mark) {
  try {
    return readFileSync(toPath(mark), 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** @param {Mark} mark */
export function clearMark(mark) {
  rmSync(toPath(mark), { force: true });
}

/**
 * @param {Mark} mark
 * @param {string} hash
 */
export function setMark(mark, hash) {
  mkdirSync(SETUP_FOLDER, { recursive: true });
  writeFileSync(`${toPath(mark)}.new`, `${hash}\n`);
  renameSync(`${toPath(mark)}.new`, toPath(mark));
}

/** @param {Mark} mark */
function toPath(mark) {
  return path.join(SETUP_FOLDER, `${mark}.sha256`);
}
