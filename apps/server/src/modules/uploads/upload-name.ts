import { UPLOAD_LIMITS } from '@reelwright/contracts';
import { removeInvisible } from '../../platform/storage/content-disposition.ts';

const FORBIDDEN = new Set(UPLOAD_LIMITS.library.forbiddenNameCharacters);

/**
 * Returns a file's own name without its folders, without characters that names in the library may not contain, and
 * without invisible ones.
 */
export function toUploadName(fileName: string): string {
  const name = fileName.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const clean = [...removeInvisible(name)]
    .map((character) => (FORBIDDEN.has(character) || /\p{Cc}/u.test(character) ? '_' : character))
    .join('')
    .trim();
  return /^\.*$/.test(clean) ? 'file' : clean;
}
