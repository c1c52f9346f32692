import { type MessageKey, UPLOAD_LIMITS } from '@reelwright/contracts';

const { extensions } = UPLOAD_LIMITS.imageToVideo;

/** The files that a file dialog offers. */
export const ACCEPTED_FILES = extensions.map((extension) => `.${extension}`).join(',');

/** Why a file can't be uploaded, as far as its name and size tell; the server looks at its content. */
export function findFileProblem(file: { name: string; size: number }): MessageKey | null {
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!extensions.some((known) => known === extension)) return 'file_format';
  if (file.size === 0) return 'file_corrupted';
  return file.size > UPLOAD_LIMITS.imageToVideo.maxSizeBytes ? 'file_too_large' : null;
}
