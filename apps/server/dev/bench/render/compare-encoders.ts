import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { VideoEncoder } from '@reelwright/media';
import { runProgram } from '#src/platform/process/run-program.ts';
import { createRenderEngine } from '#src/studio/render/engine/render-engine.ts';
import { dumpFrames, type PreparedJob } from './bench-job.ts';
import { encodeBare } from './encode-bare.ts';

const execute = promisify(execFile);

/** The settings of the final video's encoder, and neighbours in speed, quality and threads. */
const SETTINGS: readonly Extract<VideoEncoder, { kind: 'libx264' }>[] = [
  { kind: 'libx264', preset: 'ultrafast', crf: 21, threads: 1 },
  { kind: 'libx264', preset: 'superfast', crf: 21, threads: 1 },
  { kind: 'libx264', preset: 'veryfast', crf: 19, threads: 1 },
  { kind: 'libx264', preset: 'veryfast', crf: 21, threads: 1 },
  { kind: 'libx264', preset: 'veryfast', crf: 20.8, threads: 1, motion: 'computed' },
  { kind: 'libx264', preset: 'veryfast', crf: 21, threads: 2 },
  { kind: 'libx264', preset: 'veryfast', crf: 21, threads: 0 },
  { kind: 'libx264', preset: 'veryfast', crf: 23, threads: 1 },
  { kind: 'libx264', preset: 'faster', crf: 21, threads: 1 },
  { kind: 'libx264', preset: 'medium', crf: 21, threads: 1 },
];

/**
 * Encodes a job's frames with each setting, and with the machine's hardware encoder if there is one; prints time, size
 * and similarity.
 */
export async function compareEncoders(job: PreparedJob): Promise<void> {
  const framesFile = await dumpFrames(job);
  const engine = createRenderEngine({ runProgram, encoder: 'auto' });
  const hardware = await engine.findEncoder(job.folder, new AbortController().signal);
  const encoders: VideoEncoder[] = [...SETTINGS, ...(hardware ? [hardware] : [])];
  const rows = [];
  for (const encoder of encoders) {
    const output = path.join(job.folder, 'encoded.mp4');
    const { wallS, cpuS, peakMiB } = await encodeBare({ framesFile, document: job.document, encoder, output });
    rows.push({
      encoder: describeEncoder(encoder),
      'wall s': wallS.toFixed(2),
      'CPU s': cpuS.toFixed(2),
      MiB: peakMiB.toFixed(0),
      'file MiB': ((await stat(output)).size / 2 ** 20).toFixed(2),
      'luma SSIM': (await measureLikeness(job, framesFile, output)).toFixed(4),
    });
    process.stdout.write(`${describeEncoder(encoder)}\n`);
  }
  console.table(rows);
  if (!hardware) process.stdout.write('No hardware encoder of this machine works.\n');
}

function describeEncoder(encoder: VideoEncoder): string {
  if (encoder.kind !== 'libx264') return `${encoder.kind} ${encoder.crf}`;
  const threads = encoder.threads === 0 ? 'all threads' : `${encoder.threads} threads`;
  const motion = encoder.motion ? ', computed motion' : '';
  return `${encoder.preset} crf ${encoder.crf}, ${threads}${motion}`;
}

async function measureLikeness({ document }: PreparedJob, framesFile: string, encoded: string): Promise<number> {
  const { width, height } = document.canvas;
  const { num, den } = document.frameRate;
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-video_size', `${width}x${height}`];
  const { stderr } = await execute(
    'ffmpeg',
    [
      ['-hide_banner', '-nostats', '-i', encoded, ...raw, '-framerate', `${num}/${den}`, '-i', framesFile],
      ['-lavfi', '[0:v]settb=1/120000[a];[1:v]settb=1/120000[b];[a][b]ssim', '-f', 'null', '-'],
    ].flat(),
  );
  return Number(/SSIM Y:([\d.]+)/.exec(stderr)?.[1]);
}
