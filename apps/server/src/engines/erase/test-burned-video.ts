import { execute } from '#src/platform/process/test-execute.ts';

export const BURNED_SIZE = { width: 320, height: 180 } as const;
export const BURNED_RATE = 25;
const { width: WIDTH, height: HEIGHT } = BURNED_SIZE;

/** Where letters are drawn, as a fraction of the frame; a box around them with a margin. */
export const TEXT_BOX = { x: 0.2, y: 0.74, width: 0.6, height: 0.2 } as const;
/** The same for the mark. */
export const MARK_BOX = { x: 0.7, y: 0.06, width: 0.24, height: 0.24 } as const;

export interface BurnedVideo {
  frames: number;
  /** Frames in which letters are shown, from the first to the one before `to`; none by default. */
  text?: { from: number; to: number };
  /** How opaque a mark is; none by default. */
  mark?: number;
  /** Pixels by which the scene moves in each frame. */
  speed?: number;
}

/** Draws frames, I420: a scene of soft waves that moves, letters of bars with outlines, a mark of rings. */
export function drawBurned({ frames, text, mark = 0, speed = 1 }: BurnedVideo): Buffer[] {
  return Array.from({ length: frames }, (_, index) => {
    const frame = Buffer.alloc((WIDTH * HEIGHT * 3) / 2, 128);
    for (let y = 0; y < HEIGHT; y += 1)
      for (let x = 0; x < WIDTH; x += 1) {
        const sx = x + index * speed;
        const wave = 28 * Math.sin(sx / 17) + 22 * Math.cos(y / 13 + sx / 41) + 14 * Math.sin((sx + 2 * y) / 9);
        frame[y * WIDTH + x] = Math.round(112 + wave);
      }
    if (text && index >= text.from && index < text.to) drawLetters(frame);
    if (mark > 0) drawMark(frame, mark);
    return frame;
  });
}

/** White bars with a dark outline: letters that need no font. */
function drawLetters(frame: Buffer): void {
  for (let letter = 0; letter < 14; letter += 1) {
    const left = 76 + letter * 12;
    paint(frame, left - 1, 144, 5, 16, 20, 1);
    paint(frame, left, 145, 3, 14, 235, 1);
    if (letter % 2 === 0) paint(frame, left, 150, 7, 3, 235, 1);
  }
}

function drawMark(frame: Buffer, opacity: number): void {
  for (let ring = 0; ring < 4; ring += 1) {
    const left = 232 + ring * 15;
    paint(frame, left, 22, 12, 4, 235, opacity);
    paint(frame, left, 40, 12, 4, 235, opacity);
    paint(frame, left, 26, 4, 14, 235, opacity);
    paint(frame, left + 8, 26, 4, 14, 235, opacity);
  }
}

function paint(
  frame: Buffer,
  left: number,
  top: number,
  width: number,
  height: number,
  level: number,
  opacity: number,
): void {
  for (let y = top; y < top + height; y += 1)
    for (let x = left; x < left + width; x += 1) {
      const at = y * WIDTH + x;
      frame[at] = Math.round((frame[at] ?? 0) * (1 - opacity) + level * opacity);
    }
}

/** Writes frames as an MP4 such as a working copy. */
export async function writeBurned(path: string, frames: readonly Buffer[], ...args: readonly string[]): Promise<void> {
  const all = [
    ['-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${WIDTH}x${HEIGHT}`],
    ['-r', String(BURNED_RATE), '-color_range', 'tv', '-colorspace', 'bt709', '-i', 'pipe:0'],
    args,
    ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '12', '-pix_fmt', 'yuv420p', '-g', '12'],
    ['-color_range', 'tv', '-colorspace', 'bt709', path],
  ].flat();
  await execute('ffmpeg', all, { input: Buffer.concat(frames) });
}

/** Returns the mean difference of luma in a box of two frames, of 255. */
export function compareLuma(
  one: Buffer,
  other: Buffer,
  box: { x: number; y: number; width: number; height: number },
): number {
  let [sum, count] = [0, 0];
  for (let y = Math.ceil(box.y * HEIGHT); y < Math.floor((box.y + box.height) * HEIGHT); y += 1)
    for (let x = Math.ceil(box.x * WIDTH); x < Math.floor((box.x + box.width) * WIDTH); x += 1) {
      const at = y * WIDTH + x;
      sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
      count += 1;
    }
  return sum / count;
}
