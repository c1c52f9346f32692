import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/**
 * @param {string} name
 * @param {string[]} [moreFolders] searched after the folders of PATH
 * @returns {string | undefined} the absolute path of an executable file
 */
export function findProgram(name, moreFolders = []) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  for (const folder of [...folders, ...moreFolders]) {
    const candidate = path.join(folder, name);
    try {
      accessSync(candidate, constants.X_OK);
      return candidate;
    } catch {
      // Not in this folder; the next one is searched.
    }
  }
  return undefined;
}
