import { execute } from '#src/platform/process/test-execute.ts';

const SAMPLE_RATE = 16_000;
/** Frames of 5 ms. */
const HOP = 80;
/** The level of silence; speech rises by this many decibels within a few frames. */
const QUIET_DB = -50;
const QUIET_MS = 90;
const SPOKEN_FRAMES = 4;

/** Returns the loudness of a video's audio every 5 ms, in dB of full scale, at the times at which a player plays it. */
async function readLoudness(file: string): Promise<number[]> {
  const place = ['-af', 'aresample=async=1:first_pts=0', '-ac', '1', '-ar', String(SAMPLE_RATE)];
  const { stdout } = await execute('ffmpeg', ['-v', 'error', '-i', file, '-map', '0:a', ...place, '-f', 's16le', '-'], {
    encoding: 'buffer',
  });
  const samples = new Int16Array(stdout.buffer, stdout.byteOffset, stdout.byteLength >> 1);
  return Array.from({ length: Math.floor(samples.length / HOP) }, (_, frame) => {
    const part = samples.subarray(frame * HOP, (frame + 1) * HOP);
    const power = part.reduce((sum, sample) => sum + (sample / 32_768) ** 2, 0) / HOP;
    return 10 * Math.log10(power + 1e-12);
  });
}

/** Returns when speech begins after a silence, in milliseconds: from the audio alone. */
export async function hearOnsets(file: string): Promise<number[]> {
  const loudness = await readLoudness(file);
  const toMs = (frame: number): number => (frame * HOP * 1000) / SAMPLE_RATE;
  const onsets: number[] = [];
  let quiet = 0;
  for (const [frame, level] of loudness.entries()) {
    if (level < QUIET_DB) {
      quiet += 1;
      continue;
    }
    const goesOn = loudness.slice(frame, frame + SPOKEN_FRAMES).every((next) => next >= QUIET_DB);
    if (goesOn && toMs(quiet) >= QUIET_MS) onsets.push(toMs(frame));
    quiet = 0;
  }
  return onsets;
}

export interface WatchedBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

const COLOUR_TOLERANCE = 36;
const LEAST_PIXELS = 40;
/**
 * Limits for one word's mark to move, shrink and grow between two frames, in pixels; beyond them it is the mark of
 * another word.
 */
const SAME_WORD = { moves: 5, shrinks: 5, grows: 9, growsBy: 0.25 };

interface Mark {
  middle: number;
  row: number;
  width: number;
}

/** Returns the box of a colour in a frame. */
function findMark(pixels: Uint8Array, width: number, colour: readonly number[]): Mark | undefined {
  const columns: number[] = [];
  let rows = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    if (!colour.every((value, channel) => Math.abs((pixels[at + channel] ?? 0) - value) <= COLOUR_TOLERANCE)) continue;
    columns.push((at / 3) % width);
    rows += Math.floor(at / 3 / width);
  }
  if (columns.length < LEAST_PIXELS) return undefined;
  columns.sort((a, b) => a - b);
  // A hundredth at each end may be compression noise.
  const [left, right] = [0.01, 0.99].map((share) => columns[Math.floor(columns.length * share)] ?? 0) as [
    number,
    number,
  ];
  return { middle: (left + right) / 2, row: rows / columns.length, width: right - left + 1 };
}

function isSameWord(before: Mark, now: Mark): boolean {
  const moved = Math.hypot(now.middle - before.middle, now.row - before.row);
  const grown = now.width - before.width;
  const mayGrow = Math.max(SAME_WORD.grows, SAME_WORD.growsBy * before.width);
  return moved <= SAME_WORD.moves && grown >= -SAME_WORD.shrinks && grown <= mayGrow;
}

/**
 * Returns when the mark of the spoken word, of `colour` (`#rrggbb`), moves to another word within a box of a video's
 * frames, in milliseconds.
 */
export async function watchMark(
  file: string,
  box: WatchedBox,
  colour: string,
  framesPerSecond: number,
): Promise<number[]> {
  const filters = `fps=${framesPerSecond}:start_time=0,crop=${box.width}:${box.height}:${box.x}:${box.y}:exact=1`;
  const { stdout } = await execute(
    'ffmpeg',
    ['-v', 'error', '-i', file, '-map', '0:v', '-vf', filters, '-pix_fmt', 'rgb24', '-f', 'rawvideo', '-'],
    { encoding: 'buffer' },
  );
  const frameBytes = box.width * box.height * 3;
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const changes: number[] = [];
  let before: Mark | undefined;
  for (let frame = 0; (frame + 1) * frameBytes <= stdout.length; frame += 1) {
    const now = findMark(stdout.subarray(frame * frameBytes, (frame + 1) * frameBytes), box.width, wanted);
    if (now && !(before && isSameWord(before, now))) changes.push((frame * 1000) / framesPerSecond);
    before = now;
  }
  return changes;
}
