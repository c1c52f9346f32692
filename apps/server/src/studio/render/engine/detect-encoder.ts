import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { encodeSegmentArgs, ffprobeArgs, HARDWARE_ENCODERS, parseProbe, type VideoEncoder } from '@reelwright/media';
import { NO_PROBE_CACHE, type ProbeCache } from './probe-cache.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import { HANG_LIMIT_MS } from '#src/platform/process/time-limits.ts';

/** A hardware encoder of this machine, with the arguments to call it. */
export type HardwareChoice = Exclude<VideoEncoder, { kind: 'libx264' }>;

/** For a few small frames: a driver that takes longer hangs. */
const TRIAL_LIMIT_MS = 60_000;
const CRF = 21;
/** Large enough for every encoder: some refuse less than 145 pixels. */
const SIZE = { width: 320, height: 320 };
const FRAMES = 8;
const FRAME_RATE = { num: 30, den: 1 };

/**
 * Finds the first hardware encoder that works on this machine: each one that ffmpeg lists encodes a few frames, and its
 * output is decoded and compared. Returns undefined if none works.
 */
export async function detectEncoder(input: {
  runProgram: RunProgram;
  /** For temporary files, which are removed. */
  folder: string;
  devices: Devices;
  probes?: ProbeCache;
  signal: AbortSignal;
}): Promise<HardwareChoice | undefined> {
  const { runProgram, probes = NO_PROBE_CACHE, signal } = input;
  // Whatever error keeps ffmpeg from answering, software still encodes.
  const list = async (): Promise<string> => {
    const { stdout } = await runProgram({
      program: 'ffmpeg',
      args: ['-hide_banner', '-encoders'],
      signal,
      timeoutMs: HANG_LIMIT_MS,
      isBackground: true,
      errorCode: 'SYSTEM_ERROR',
    });
    return String(stdout);
  };
  const known = await probes.recall('encoders', list).catch(() => undefined);
  signal.throwIfAborted();
  if (known === undefined) return undefined;
  const folder = await mkdtemp(path.join(input.folder, 'encoders-'));
  try {
    for (const choice of listChoices(known, input.devices)) {
      const isGood = await tryEncoder({ choice, folder, runProgram, signal }).catch(() => false);
      signal.throwIfAborted();
      if (isGood) return choice;
    }
    return undefined;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The files by which Linux gives access to hardware, or undefined on systems that have no such files. */
export type Devices = readonly string[] | undefined;

const RENDER_NODE = /^\/dev\/dri\/renderD/;
/** What each encoder opens on Linux. */
const DEVICE_OF: Readonly<Record<HardwareChoice['kind'], RegExp>> = {
  // The second is that of a guest of Windows.
  h264_nvenc: /^\/dev\/(nvidiactl|dxg)$/,
  h264_qsv: RENDER_NODE,
  h264_vaapi: RENDER_NODE,
  h264_v4l2m2m: /^\/dev\/video\d/,
  // Only macOS has it.
  h264_videotoolbox: /^$/,
};

/** Lists the hardware encoders that ffmpeg was built with and whose devices the machine has. No others can work. */
export function listChoices(encoders: string, devices: Devices): HardwareChoice[] {
  const known = HARDWARE_ENCODERS.filter((kind) => new RegExp(`^ V\\S{5} ${kind} `, 'm').test(encoders));
  return known.flatMap((kind): HardwareChoice[] => {
    if (kind === 'h264_vaapi')
      return (devices ?? []).filter((device) => RENDER_NODE.test(device)).map((device) => ({ kind, crf: CRF, device }));
    const isThere = !devices || devices.some((device) => DEVICE_OF[kind].test(device));
    return isThere ? [{ kind, crf: CRF }] : [];
  });
}

async function tryEncoder(trial: {
  choice: HardwareChoice;
  folder: string;
  runProgram: RunProgram;
  signal: AbortSignal;
}): Promise<boolean> {
  const { choice, runProgram, signal } = trial;
  const output = path.join(trial.folder, `${choice.kind}.mp4`);
  const bounds = { signal, timeoutMs: TRIAL_LIMIT_MS, isBackground: true, errorCode: 'SYSTEM_ERROR' } as const;
  await runProgram({
    program: 'ffmpeg',
    args: encodeSegmentArgs({ ...SIZE, frameRate: FRAME_RATE, encoder: choice, output }),
    input: paintTestFrames(),
    ...bounds,
  });
  const { stdout } = await runProgram({ program: 'ffprobe', args: ffprobeArgs(output), ...bounds });
  const parsed = parseProbe(String(stdout));
  if (!parsed.ok || !isAsAsked(parsed.probe.video)) return false;
  const decoded = await runProgram({ program: 'ffmpeg', args: decodeArgs(output), ...bounds });
  return isLike(decoded.stdout, paintTestFrames());
}

function isAsAsked(video: Extract<ReturnType<typeof parseProbe>, { ok: true }>['probe']['video']): boolean {
  return (
    video?.codec === 'h264' &&
    video.width === SIZE.width &&
    video.height === SIZE.height &&
    ['yuv420p', 'nv12'].includes(video.pixelFormat) &&
    video.color.matrix === 'bt709' &&
    video.color.range === 'limited' &&
    (video.frameCount ?? FRAMES) === FRAMES
  );
}

function decodeArgs(file: string): string[] {
  return ['-v', 'error', '-i', `file:${file}`, '-f', 'rawvideo', '-pix_fmt', 'yuv420p', 'pipe:1'];
}

/** A soft gradient that moves, with another colour in each corner: it reveals drivers that mix up planes or rows. */
function paintTestFrames(): Buffer {
  const { width, height } = SIZE;
  const frameBytes = (width * height * 3) / 2;
  const frames = Buffer.alloc(frameBytes * FRAMES);
  for (let frame = 0; frame < FRAMES; frame++) {
    const at = frame * frameBytes;
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) frames[at + y * width + x] = 40 + ((x + y) >> 2) + 2 * frame;
    for (let y = 0; y < height / 2; y++) {
      for (let x = 0; x < width / 2; x++) {
        const chroma = at + width * height + (y * width) / 2 + x;
        frames[chroma] = 96 + (x >> 2);
        frames[chroma + (width * height) / 4] = 160 - (y >> 2);
      }
    }
  }
  return frames;
}

/** The mean error of a sample that an encoder may make on such simple frames. */
const MAX_MEAN_ERROR = 4;

function isLike(decoded: Buffer, expected: Buffer): boolean {
  if (decoded.length !== expected.length) return false;
  let sum = 0;
  for (let index = 0; index < decoded.length; index++) sum += Math.abs((decoded[index] ?? 0) - (expected[index] ?? 0));
  return sum / decoded.length <= MAX_MEAN_ERROR;
}
