import { readFile, rm, writeFile } from 'node:fs/promises';
import { convertImageArgs } from '@reelwright/media';
import { AppError } from '../../app-error.ts';
import type { RunProgram } from '../process/program.ts';
import { checkPixels, IMAGE_CPU_S } from './image-limits.ts';
import { HANG_LIMIT_MS } from '../process/time-limits.ts';

const MEMORY_BYTES = 2 * 2 ** 30;
/** The header of OS/2 1.x has 16-bit fields, all later ones have 32-bit fields. */
const OLD_HEADER_BYTES = 12;

/**
 * Converts a BMP with ffmpeg, because libvips reads none. Throws FILE_CORRUPTED, and FILE_TOO_LARGE before it unpacks
 * anything.
 */
export async function convertBmp(conversion: {
  input: string;
  output: string;
  runProgram: RunProgram;
  signal: AbortSignal;
}): Promise<void> {
  const { input, output, runProgram, signal } = conversion;
  const content = await readFile(input);
  if (content.length < 26) throw new AppError('FILE_CORRUPTED', {}, { cause: new Error('the header ends early') });
  const isOld = content.readUInt32LE(14) === OLD_HEADER_BYTES;
  // A negative height means that the rows run top-down.
  checkPixels({
    width: isOld ? content.readUInt16LE(18) : Math.abs(content.readInt32LE(18)),
    height: isOld ? content.readUInt16LE(20) : Math.abs(content.readInt32LE(22)),
  });
  // Many writers leave the file's size at 0, which only ffmpeg rejects.
  content.writeUInt32LE(content.length, 2);
  const sized = `${output}.bmp`;
  await writeFile(sized, content, { signal });
  await runProgram({
    program: 'ffmpeg',
    args: convertImageArgs({ input: sized, output }),
    timeoutMs: HANG_LIMIT_MS,
    maxMemoryBytes: MEMORY_BYTES,
    cpuLimit: { seconds: IMAGE_CPU_S, errorCode: 'IMAGE_TOO_COMPLEX' },
    signal,
    errorCode: 'FILE_CORRUPTED',
  });
  await rm(sized);
}
