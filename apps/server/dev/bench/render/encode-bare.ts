import { stat } from 'node:fs/promises';
import { encodeSegmentArgs, type VideoEncoder } from '@reelwright/media';
import type { TimelineDocument } from '@reelwright/timeline';
import { type Measurement, measureCommand } from './measure-command.ts';

/** Finished frames in a file, and how to encode them. */
export interface BareEncode {
  framesFile: string;
  document: TimelineDocument;
  encoder: VideoEncoder;
  output: string;
  /** Encodes at the lowest priority, as a server's renders do. */
  isBackground?: boolean;
}

/** Encodes finished frames with ffmpeg alone, from a file that is in memory. */
export async function encodeBare(bare: BareEncode): Promise<Measurement> {
  const { size } = await stat(bare.framesFile);
  return await encodePart(bare, { start: 0, end: size });
}

/** The settings of the final video, in one process with as many threads as the encoder chooses. */
const MANY_THREADS = { kind: 'libx264', preset: 'veryfast', crf: 21, threads: 0 } as const satisfies VideoEncoder;
/** The same in two processes side by side, each with one thread and half of the frames. */
const ONE_THREAD = { ...MANY_THREADS, threads: 1 } as const satisfies VideoEncoder;

/** Encodes with many threads, then in two processes of one thread: returns the better wall and CPU time. */
export async function encodeBest(bare: Omit<BareEncode, 'encoder'>): Promise<Measurement> {
  const { width, height } = bare.document.canvas;
  const { size } = await stat(bare.framesFile);
  const frameBytes = (width * height * 3) / 2;
  const middle = Math.round(size / frameBytes / 2) * frameBytes;
  const whole = await encodeBare({ ...bare, encoder: MANY_THREADS });
  const halves = await Promise.all(
    [
      { start: 0, end: middle },
      { start: middle, end: size },
    ].map((part) => encodePart({ ...bare, output: `${bare.output}.${part.start}.mp4`, encoder: ONE_THREAD }, part)),
  );
  const sum = (of: (half: Measurement) => number): number => halves.reduce((total, half) => total + of(half), 0);
  return {
    wallS: Math.min(whole.wallS, Math.max(...halves.map(({ wallS }) => wallS))),
    cpuS: Math.min(
      whole.cpuS,
      sum(({ cpuS }) => cpuS),
    ),
    peakMiB: Math.min(
      whole.peakMiB,
      sum(({ peakMiB }) => peakMiB),
    ),
    stdout: '',
  };
}

async function encodePart(bare: BareEncode, bytes: { start: number; end: number }): Promise<Measurement> {
  const { document, encoder, output, framesFile, isBackground } = bare;
  const part = `subfile,,start,${bytes.start},end,${bytes.end},,:${framesFile}`;
  const args = encodeSegmentArgs({ ...document.canvas, frameRate: document.frameRate, encoder, output }).map((word) => {
    if (word === 'pipe:0') return part;
    return word === 'file,pipe' ? 'file,subfile' : word;
  });
  return await measureCommand({ command: 'ffmpeg', args: ['-y', ...args], ...(isBackground ? { isBackground } : {}) });
}
