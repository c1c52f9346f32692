import { convertPictureArgs } from '@reelwright/media';
import { AppError } from '../../app-error.ts';
import type { RunProgram } from '../process/program.ts';
import { readHead } from './identify-file.ts';
import { checkPixels } from './image-limits.ts';

const TIMEOUT_MS = 30_000;
const MEMORY_BYTES = 2 * 2 ** 30;
/** The header of OS/2 1.x counts in 16 bits, all later ones in 32. */
const OLD_HEADER_BYTES = 12;

/** libvips reads no BMP, ffmpeg does. Throws FILE_CORRUPTED, and FILE_TOO_LARGE before anything is unpacked. */
export async function convertBmp(conversion: {
  input: string;
  output: string;
  runProgram: RunProgram;
  signal: AbortSignal;
}): Promise<void> {
  const { input, output, runProgram, signal } = conversion;
  const head = await readHead(input, 32);
  if (head.length < 26) throw new AppError('FILE_CORRUPTED', {}, { cause: new Error('the header ends early') });
  const isOld = head.readUInt32LE(14) === OLD_HEADER_BYTES;
  // A negative height means that the rows go downwards.
  checkPixels({
    width: isOld ? head.readUInt16LE(18) : Math.abs(head.readInt32LE(18)),
    height: isOld ? head.readUInt16LE(20) : Math.abs(head.readInt32LE(22)),
  });
  await runProgram({
    program: 'ffmpeg',
    args: convertPictureArgs({ input, output }),
    timeoutMs: TIMEOUT_MS,
    maxMemoryBytes: MEMORY_BYTES,
    signal,
    errorCode: 'FILE_CORRUPTED',
  });
}
