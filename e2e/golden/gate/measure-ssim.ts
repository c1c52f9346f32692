import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import type { FrameRate } from '@reelwright/timeline';
import type { FrameSize } from './compare-frames.ts';

/**
 * Returns the structural similarity of a video's luma with the frames it was made from, averaged over the frames; 1 is
 * identical.
 */
export async function measureLumaSsim(input: {
  video: string;
  /** I420, tightly packed. */
  frames: readonly Uint8Array[];
  size: FrameSize;
  frameRate: FrameRate;
  /** Temporary file for the frames. */
  framesFile: string;
}): Promise<number> {
  const { video, frames, size, frameRate, framesFile } = input;
  await writeFile(framesFile, Buffer.concat(frames));
  const rate = `${frameRate.num}/${frameRate.den}`;
  const log = await readLog(
    [
      ['-i', video, '-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-video_size', `${size.width}x${size.height}`],
      ['-framerate', rate, '-i', framesFile],
      // Frames are matched by order, not by time.
      ['-lavfi', '[0:v]settb=AVTB,setpts=N[a];[1:v]settb=AVTB,setpts=N[b];[a][b]ssim', '-f', 'null', '-'],
    ].flat(),
  );
  const found = /SSIM Y:([\d.]+)/.exec(log);
  const compared = /frame=\s*(\d+)(?![\s\S]*frame=)/.exec(log);
  if (!found) throw new Error(`ffmpeg measured nothing: ${log.slice(-2000)}`);
  if (Number(compared?.[1]) !== frames.length)
    throw new Error(`The video has ${compared?.[1]} frames, the document ${frames.length}`);
  return Number(found[1]);
}

function readLog(args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('ffmpeg', ['-nostdin', '-hide_banner', '-stats', ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let log = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
    child.once('error', reject);
    child.once('close', () => resolve(log));
  });
}
