import { open } from 'node:fs/promises';
import { identifyMedia, type MediaSignature, SIGNATURE_BYTES } from '@reelwright/media';
import { AppError } from '../../app-error.ts';

/** Identifies a local file by its first bytes. Throws FILE_CORRUPTED if it is empty, FILE_FORMAT if it is no media. */
export async function identifyFile(path: string): Promise<MediaSignature> {
  const head = await readHead(path, SIGNATURE_BYTES);
  if (head.length === 0) throw new AppError('FILE_CORRUPTED', {}, { cause: new Error('the file is empty') });
  const signature = identifyMedia(head);
  if (!signature) throw new AppError('FILE_FORMAT');
  return signature;
}

/** Reads the first bytes of a file; fewer if the file is shorter. */
async function readHead(path: string, maxBytes: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(maxBytes), 0, maxBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
