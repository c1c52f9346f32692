import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { LocalFile } from './normalised-media.ts';

/** Returns the size and hash of a file that has just been written. */
export async function describeFile(path: string, contentType: string, signal: AbortSignal): Promise<LocalFile> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash, { signal });
  const { size } = await stat(path);
  return { path, contentType, sizeBytes: size, sha256: hash.digest('hex') };
}
