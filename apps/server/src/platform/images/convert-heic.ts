import { readFile } from 'node:fs/promises';
import { AppError } from '../../app-error.ts';
import type { RunProgram } from '../process/program.ts';
import { HANG_LIMIT_MS } from '../process/time-limits.ts';
import { findProgram } from '../process/wrap-program.ts';
import { checkPixels, IMAGE_CPU_S } from './image-limits.ts';

/** One of libheif's tools; neither libvips nor the system's ffmpeg decodes HEVC stills. */
const PROGRAM = 'heif-convert';
/** An image of 50 megapixels with 16-bit alpha takes 0.4 GiB, and the decoder holds a few copies at a time. */
const MEMORY_BYTES = 4 * 2 ** 30;
/** Besides decoding, the tool packs up to 50 megapixels as a PNG. */
const CPU_S = 4 * IMAGE_CPU_S;
const BOX_HEADER_BYTES = 8;

/**
 * Writes an HEIC image as PNG, upright, with its colour profile. Throws FILE_FORMAT if the system lacks the decoder,
 * FILE_CORRUPTED, and FILE_TOO_LARGE before it unpacks anything.
 */
export async function convertHeic(conversion: {
  input: string;
  /** Ends in `.png`: the decoder chooses its output format by the extension. */
  output: string;
  runProgram: RunProgram;
  signal: AbortSignal;
}): Promise<void> {
  const { input, output, runProgram, signal } = conversion;
  if (findProgram(PROGRAM) === undefined) throw new AppError('FILE_FORMAT');
  const sizes = listImageSizes(await readFile(input));
  if (sizes.length === 0) throw new AppError('FILE_CORRUPTED', {}, { cause: new Error('no image has a size') });
  for (const size of sizes) checkPixels(size);
  await runProgram({
    program: PROGRAM,
    args: ['--quiet', input, output],
    timeoutMs: HANG_LIMIT_MS,
    maxMemoryBytes: MEMORY_BYTES,
    cpuLimit: { seconds: CPU_S, errorCode: 'IMAGE_TOO_COMPLEX' },
    signal,
    errorCode: 'FILE_CORRUPTED',
  });
}

/** Returns the image sizes that the file declares: every `ispe` property within its `meta` box. */
function listImageSizes(content: Buffer): { width: number; height: number }[] {
  const meta = findBox(content, 'meta');
  const sizes: { width: number; height: number }[] = [];
  if (!meta) return sizes;
  for (let at = meta.indexOf('ispe'); at !== -1 && at + 16 <= meta.length; at = meta.indexOf('ispe', at + 4)) {
    // The box name is followed by a version and flags.
    sizes.push({ width: meta.readUInt32BE(at + 8), height: meta.readUInt32BE(at + 12) });
  }
  return sizes;
}

function findBox(content: Buffer, name: string): Buffer | undefined {
  let at = 0;
  while (at + BOX_HEADER_BYTES <= content.length) {
    const stated = content.readUInt32BE(at);
    const isLong = stated === 1;
    if (isLong && at + 16 > content.length) return undefined;
    const toTheEnd = content.length - at;
    const sizeBytes = isLong ? Number(content.readBigUInt64BE(at + 8)) : stated === 0 ? toTheEnd : stated;
    if (sizeBytes < BOX_HEADER_BYTES) return undefined;
    if (content.toString('latin1', at + 4, at + 8) === name) return content.subarray(at, at + sizeBytes);
    at += sizeBytes;
  }
  return undefined;
}
