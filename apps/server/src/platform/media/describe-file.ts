import { hashFile } from './hash-file.ts';
import type { LocalFile } from './normalised-media.ts';

/** Returns the size and hash of a file that has just been written. */
export const describeFile = async (path: string, contentType: string, signal: AbortSignal): Promise<LocalFile> => ({
  path,
  contentType,
  ...(await hashFile(path, signal)),
});
