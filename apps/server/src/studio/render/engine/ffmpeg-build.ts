import { createHash } from 'node:crypto';
import type { Stretcher } from '@reelwright/media';
import type { ProbeCache } from './probe-cache.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import { HANG_LIMIT_MS } from '#src/platform/process/time-limits.ts';

/** Identifies a build of ffmpeg: another build may write other bytes. */
export interface FfmpegBuild {
  version: string;
  /** Hash of the build configuration and the versions of its libraries. */
  configurationSha256: string;
  /** The version that the encoder writes into its files; null if it is not built in. */
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

/**
 * Returns ffmpeg's banner: its version, its build configuration and its libraries. Throws AppError(SYSTEM_ERROR) if
 * there is no ffmpeg.
 */
export async function readFfmpegBanner(runProgram: RunProgram, signal: AbortSignal): Promise<string> {
  return String(await toRun(runProgram, signal)('ffmpeg', ['-version']));
}

/** Adds the x264 version of this machine to the facts of the banner. */
export async function describeFfmpeg(
  banner: string,
  { runProgram, probes, signal }: { runProgram: RunProgram; probes: ProbeCache; signal: AbortSignal },
): Promise<FfmpegBuild> {
  // An encoder's version is only in the first packet of its output.
  const encode = async (): Promise<string> => {
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
    return parseX264Version(stream) ?? '';
  };
  const x264 = await probes.recall('x264', encode);
  return { ...parseVersion(banner), x264: x264 === '' ? null : x264 };
}

/** The first line has the version; the rest, the build configuration. */
export function parseVersion(text: string): { version: string; configurationSha256: string } {
  const [first = '', ...rest] = text.split('\n').map((line) => line.trim());
  const version = /^ffmpeg version (\S+)/.exec(first)?.[1] ?? 'unknown';
  const configuration = rest.filter((line) => /^(configuration:|lib\w+ )/.test(line)).join('\n');
  return { version, configurationSha256: createHash('sha256').update(configuration).digest('hex') };
}

export function parseX264Version(stream: Buffer): string | null {
  return /x264 - core ([0-9]+(?: r[0-9]+)?(?: [0-9a-f]{7,})?)/.exec(stream.toString('latin1'))?.[1] ?? null;
}

/** Returns the filter that an ffmpeg can stretch audio with. */
export function parseStretcher(banner: string): Stretcher {
  const isBuiltIn = banner.includes('--enable-librubberband') && !banner.includes('--disable-filter=rubberband');
  return isBuiltIn ? 'rubberband' : 'atempo';
}
