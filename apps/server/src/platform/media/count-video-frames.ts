import { open } from 'node:fs/promises';
import { countFrames } from '@reelwright/media';

const BOX_HEADER_BYTES = 8;
const LARGE_BOX_HEADER_BYTES = 16;

/**
 * Returns the number of frames of an MP4 that we wrote, by its index; 0 if it has none. ffprobe says the same, but
 * takes 70 ms of CPU time to start.
 */
export async function countVideoFrames(path: string): Promise<number> {
  const file = await open(path);
  try {
    const { size: fileBytes } = await file.stat();
    const header = Buffer.alloc(LARGE_BOX_HEADER_BYTES);
    for (let at = 0; at + BOX_HEADER_BYTES <= fileBytes; ) {
      await file.read(header, 0, header.length, at);
      const isLarge = header.readUInt32BE(0) === 1;
      const sizeBytes = isLarge ? Number(header.readBigUInt64BE(BOX_HEADER_BYTES)) : header.readUInt32BE(0);
      if (sizeBytes < BOX_HEADER_BYTES || at + sizeBytes > fileBytes) return 0;
      if (header.toString('latin1', 4, BOX_HEADER_BYTES) === 'moov') {
        const index = Buffer.alloc(sizeBytes - BOX_HEADER_BYTES);
        await file.read(index, 0, index.length, at + BOX_HEADER_BYTES);
        return countFrames(index);
      }
      at += sizeBytes;
    }
    return 0;
  } finally {
    await file.close();
  }
}
