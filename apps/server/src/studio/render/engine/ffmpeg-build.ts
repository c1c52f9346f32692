import { createHash } from 'node:crypto';
import type { Stretcher } from '@reelwright/media';
import type { RunProgram } from '#src/platform/process/program.ts';
import { HANG_LIMIT_MS } from '#src/platform/process/time-limits.ts';

/** Of which make an ffmpeg is: files made by another one may have other bytes. */
export interface FfmpegBuild {
  version: string;
  /** Of how it was built and the versions of its libraries. */
  configurationSha256: string;
  /** As the encoder signs its files; null where it is not built in. */
  x264: string | null;
}

type Run = (program: string, args: string[]) => Promise<Buffer>;

function toRun(runProgram: RunProgram, signal: AbortSignal): Run {
  return async (program, args) => {
    const { stdout } = await runProgram({
      program,
      args,
      signal,
      timeoutMs: HANG_LIMIT_MS,
      isBackground: true,
      errorCode: 'SYSTEM_ERROR',
    });
    return stdout;
  };
}

/** What ffmpeg says of itself: its version, how it was built, with which libraries. Throws AppError(SYSTEM_ERROR) without ffmpeg. */
export async function readFfmpegBanner(runProgram: RunProgram, signal: AbortSignal): Promise<string> {
  return String(await toRun(runProgram, signal)('ffmpeg', ['-version']));
}

/** Looks up the x264 of this machine, to be kept with what the banner says. */
export async function describeFfmpeg(
  banner: string,
  runProgram: RunProgram,
  signal: AbortSignal,
): Promise<FfmpegBuild> {
  // An encoder's version stands in the first packet of what it makes, and nowhere else.
  const stream = await toRun(runProgram, signal)(
    'ffmpeg',
    [
      ['-v', 'error', '-f', 'lavfi', '-i', 'color=s=64x64:r=25', '-frames:v', '1'],
      ['-c:v', 'libx264', '-f', 'h264', 'pipe:1'],
    ].flat(),
  ).catch(() => {
    signal.throwIfAborted();
    return Buffer.alloc(0);
  });
  return { ...parseVersion(banner), x264: parseX264Version(stream) };
}

/** The first line tells the version; the rest, how it was built. */
export function parseVersion(text: string): { version: string; configurationSha256: string } {
  const [first = '', ...rest] = text.split('\n').map((line) => line.trim());
  const version = /^ffmpeg version (\S+)/.exec(first)?.[1] ?? 'unknown';
  const configuration = rest.filter((line) => /^(configuration:|lib\w+ )/.test(line)).join('\n');
  return { version, configurationSha256: createHash('sha256').update(configuration).digest('hex') };
}

export function parseX264Version(stream: Buffer): string | null {
  return /x264 - core ([0-9]+(?: r[0-9]+)?(?: [0-9a-f]{7,})?)/.exec(stream.toString('latin1'))?.[1] ?? null;
}

/** What an ffmpeg can stretch sound with. */
export function parseStretcher(banner: string): Stretcher {
  const isBuiltIn = banner.includes('--enable-librubberband') && !banner.includes('--disable-filter=rubberband');
  return isBuiltIn ? 'rubberband' : 'atempo';
}
