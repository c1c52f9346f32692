import { FILE_EXTENSIONS, type MessageKey, UPLOAD_LIMITS } from '@reelwright/contracts';

/** The files that a file dialog offers. */
export const ACCEPTED_FILES = FILE_EXTENSIONS.image.map((extension) => `.${extension}`).join(',');

/** Why a file can't be uploaded, as far as its name and size tell; the server looks at its content. */
export function findFileProblem(file: { name: string; size: number }): MessageKey | null {
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!FILE_EXTENSIONS.image.some((known) => known === extension)) return 'file_format';
  if (file.size === 0) return 'file_corrupted';
  return file.size > UPLOAD_LIMITS.image.maxSizeBytes ? 'file_too_large' : null;
}
