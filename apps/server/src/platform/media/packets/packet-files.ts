import { fileURLToPath } from 'node:url';
import { findCopyableFrames } from '@reelwright/media';
import { AppError } from '#src/app-error.ts';
import type { RunProgram } from '../../process/program.ts';
import { HANG_LIMIT_MS } from '../../process/time-limits.ts';
import { probeMedia } from '../probe-media.ts';
import { createMediaRunner } from '../run-ffmpeg.ts';
import type { ListedStream, PacketsRequest, WritePacketsRequest } from './packets-protocol.ts';

const MAX_HEAP_MIB = 512;
const MAX_DATA_BYTES = 2 * 2 ** 30;

interface PacketsDependencies {
  runProgram: RunProgram;
  signal: AbortSignal;
}

/** Where the packets of a file can be cut, or why they can't be copied. Frames are those of its working copy. */
export type CopyableFile =
  | { ok: true; keyFrames: number[]; encoder: ListedStream['encoder'] }
  | { ok: false; reason: 'codec' | 'frame_rate' | 'no_key_frames' | 'transparent' | 'unreadable' };

/** Finds where an upload can be cut without decoding it. A file that can't be read is one that can't be copied. */
export async function readCopyableFile(
  file: { path: string; frameRate: { num: number; den: number }; frames: number },
  { runProgram, signal }: PacketsDependencies,
): Promise<CopyableFile> {
  try {
    const { video } = await probeMedia(file.path, createMediaRunner({ runProgram, signal }));
    if (!video) return { ok: false, reason: 'codec' };
    if (video.hasAlpha) return { ok: false, reason: 'transparent' };
    const lies = video.rotation === 90 || video.rotation === 270;
    const isSquare = (lies ? video.height : video.width) === video.codedWidth;
    const stream = /^(h264|hevc)$/.test(video.codec) && isSquare ? await listPackets(file.path) : null;
    if (!stream) return { ok: false, reason: 'codec' };
    const found = findCopyableFrames(stream.packets, file);
    if (!found.ok) return found;
    const canJoin = !video.isInterlaced && /^yuvj?420p$/.test(video.pixelFormat);
    return { ...found, encoder: canJoin ? stream.encoder : null };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof AppError) return { ok: false, reason: 'unreadable' };
    throw error;
  }

  async function listPackets(path: string): Promise<ListedStream | null> {
    return (await run({ op: 'list', path }, { runProgram, signal })) as ListedStream | null;
  }
}

/** Writes copied and encoded frames as one MP4 without audio. Throws RENDER_FAILED. */
export async function writePackets(
  request: Omit<WritePacketsRequest, 'op'>,
  dependencies: PacketsDependencies,
): Promise<void> {
  await run({ op: 'write', ...request }, dependencies);
}

async function run(request: PacketsRequest, { runProgram, signal }: PacketsDependencies): Promise<unknown> {
  const { stdout } = await runProgram({
    program: process.execPath,
    args: [`--max-old-space-size=${MAX_HEAP_MIB}`, fileURLToPath(new URL('./packets-program.ts', import.meta.url))],
    input: JSON.stringify(request),
    timeoutMs: HANG_LIMIT_MS,
    maxDataBytes: MAX_DATA_BYTES,
    signal,
    errorCode: request.op === 'list' ? 'FILE_CORRUPTED' : 'RENDER_FAILED',
  });
  return JSON.parse(stdout.toString('utf8')) as unknown;
}
