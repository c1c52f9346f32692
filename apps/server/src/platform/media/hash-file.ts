import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** Identifies a file independent of its name. */
export interface FileFacts {
  /** In hex. */
  sha256: string;
  sizeBytes: number;
}

export async function hashFile(file: string, signal?: AbortSignal): Promise<FileFacts> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const count = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      sizeBytes += chunk.length;
      yield chunk;
    }
  };
  await pipeline(createReadStream(file, { highWaterMark: 1024 ** 2 }), count, hash, { signal });
  return { sha256: hash.digest('hex'), sizeBytes };
}
