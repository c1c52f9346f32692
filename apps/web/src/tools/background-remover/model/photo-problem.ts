import { isLibraryName, isPhotoName, type MessageKey, UPLOAD_LIMITS } from '@reelwright/contracts';

/** Returns why a file can't be used, judged by name and size; the server checks the content. */
export function findPhotoProblem({ name, size }: Pick<File, 'name' | 'size'>): MessageKey | null {
  if (!isPhotoName(name)) return 'file_format';
  if (!isLibraryName(name)) return 'file_name_characters';
  if (size === 0) return 'file_corrupted';
  return size > UPLOAD_LIMITS.backgroundRemovalImage.maxSizeBytes ? 'file_too_large' : null;
}

/** The file types that a file dialog offers. */
export const PHOTO_TYPES = UPLOAD_LIMITS.backgroundRemovalImage.extensions.map((each) => `.${each}`).join(',');
