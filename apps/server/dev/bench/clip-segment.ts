import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { type ClipPlan, drawClipFrame, type LayersSource } from '@reelwright/clips';

export interface ClipSegment {
  plan: ClipPlan;
  from: number;
  to: number;
  file: string;
}

/** A wall, a ground and a subject, with detail everywhere: encoders find nothing easy. */
function makeSource(width: number, height: number): LayersSource {
  const plate = new Uint8ClampedArray(width * height * 4);
  const subject = new Uint8ClampedArray(width * height * 4);
  const inverseDepth = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      inverseDepth[pixel] = 0.2 + 0.8 * Math.max(0, (2 * y) / height - 1);
      const wave = 30 * Math.sin(x / 17) + 20 * Math.sin(y / 13) + 8 * Math.sin((x * y) / 900);
      plate.set([150 + wave, 130 + wave / 2, 120 - wave / 3, 255], pixel * 4);
      if (Math.abs(x - width / 2) < width / 9 && y > height * 0.2 && y < height * 0.8)
        subject.set([200 - wave, 60 + wave, 60, 255], pixel * 4);
    }
  return { kind: 'layers', plate, subject, inverseDepth };
}

/** Draws and encodes a range of frames; returns the CPU seconds of its ffmpeg. */
export async function makeSegment({ plan, from, to, file }: ClipSegment): Promise<number> {
  const source = makeSource(plan.width, plan.height);
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${plan.width}x${plan.height}`, '-r', String(plan.fps)];
  const output = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-threads', '1', '-pix_fmt', 'yuv420p', file];
  const ffmpeg: ChildProcessByStdio<Writable, null, Readable> = spawn(
    'ffmpeg',
    ['-v', 'info', '-benchmark', '-y', ...input, '-i', '-', ...output],
    { stdio: ['pipe', 'ignore', 'pipe'] },
  );
  let log = '';
  ffmpeg.stderr.on('data', (data: Buffer) => {
    log += data.toString();
  });
  const closed = once(ffmpeg, 'close');
  for (let index = from; index < to; index += 1)
    if (!ffmpeg.stdin.write(drawClipFrame(plan, source, index))) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  await closed;
  if (ffmpeg.exitCode !== 0) throw new Error(log);
  const [, user = '0', system = '0'] = /utime=([\d.]+)s stime=([\d.]+)s/.exec(log) ?? [];
  return Number(user) + Number(system);
}
