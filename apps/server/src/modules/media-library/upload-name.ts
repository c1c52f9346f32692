import { UPLOAD_LIMITS } from '@reelwright/contracts';

const FORBIDDEN = new Set(UPLOAD_LIMITS.library.forbiddenNameCharacters);

/** Returns a file's own name without its folders and without characters that names in the library may not contain. */
export function toUploadName(fileName: string): string {
  const name = fileName.split(/[/\\]/).at(-1) ?? '';
  const clean = [...name]
    .map((character) => (FORBIDDEN.has(character) || character < ' ' ? '_' : character))
    .join('')
    .trim();
  return clean === '' ? 'file' : clean;
}
