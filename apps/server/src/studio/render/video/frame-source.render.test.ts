import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, truncate, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { execute } from '#src/platform/process/test-execute.ts';
import { readFrameNumber, type VideoMedia, writeNumberedVideo } from '../sample-video.ts';
import { listProcessTree } from '#src/platform/process/process-tree.ts';
import { listPrograms } from '#src/platform/process/test-programs.ts';
import { decodeFrames, type FrameSource, openFrameSource } from './frame-source.ts';

const SIZE = { width: 192, height: 96 };
const FRAME_BYTES = (SIZE.width * SIZE.height * 3) / 2;
const FRAMES = 130;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'frame-source-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const hash = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex');

async function readNumbers(source: FrameSource, count: number): Promise<number[]> {
  const numbers: number[] = [];
  for (let index = 0; index < count; index++) numbers.push(readFrameNumber(await source.next(), SIZE));
  return numbers;
}

/** Returns how many bytes the decoder that runs has written. */
function countWritten(): number {
  const decoder = listProcessTree([process.pid]).find(({ name }) => name === 'ffmpeg');
  return Number(/^wchar: (\d+)/m.exec(decoder ? readFileSync(`/proc/${decoder.pid}/io`, 'utf8') : '')?.[1] ?? 0);
}

const listDecoders = (): string[] => listPrograms().filter((name) => name === 'ffmpeg');

describe.each([
  { num: 24_000, den: 1001 },
  { num: 25, den: 1 },
  { num: 30_000, den: 1001 },
  { num: 60_000, den: 1001 },
  { num: 60, den: 1 },
])('at $num/$den frames per second', (frameRate) => {
  let file: { path: string; media: VideoMedia };
  /** Hashes of every frame, decoded from the beginning without seeking. */
  let truth: string[];
  beforeAll(async () => {
    const target = path.join(folder, `${frameRate.num}-${frameRate.den}.mp4`);
    // With audio, because its first packet begins before the first frame.
    const media = await writeNumberedVideo(target, { ...SIZE, frames: FRAMES, frameRate, audio: 'sine=440' });
    file = { path: target, media };
    const { stdout } = await execute('ffmpeg', ['-v', 'error', '-i', target, '-map', '0:v', '-f', 'rawvideo', '-'], {
      encoding: 'buffer',
    });
    truth = range(0, stdout.length / FRAME_BYTES - 1).map((n) =>
      hash(stdout.subarray(n * FRAME_BYTES, (n + 1) * FRAME_BYTES)),
    );
    expect(truth).toHaveLength(FRAMES);
  });

  test.each([
    ['from the beginning', range(0, 20)],
    ['from each place within a group', [7]],
    ['from just before a key frame', range(29, 33)],
    ['from a key frame', range(60, 63)],
    ['with frames left out', [3, 4, 9, 20, 21, 22, 90]],
    ['the last one', [129]],
  ])('frame n is frame n, %s', async (_name, frames) => {
    const decoder = decodeFrames(file, frames);
    const bytes = new Uint8Array(FRAME_BYTES);
    for (const frame of frames) {
      expect(await decoder.read(bytes)).toBe(true);
      expect([frame, readFrameNumber(bytes, SIZE), hash(bytes)]).toEqual([frame, frame, truth[frame]]);
    }
    expect(await decoder.read(bytes)).toBe(false);
    await decoder.close();
  });

  test('a frame is found at any position', async () => {
    // Decoders begin at frames 0, 7, 29, 60 and 129 above.
    for (const frame of [1, 12, 31, 59]) {
      const source = openFrameSource(file, [frame]);
      expect(await readNumbers(source, 1)).toEqual([frame]);
      await source.close();
    }
  });

  test('backwards, every frame comes once, the same as forwards', async () => {
    const steps = range(4, 77).toReversed();
    const source = openFrameSource(file, steps);
    for (const frame of steps) expect(hash(await source.next())).toBe(truth[frame]);
    await source.close();
  });
});

describe('a file that ends early', () => {
  let file: { path: string; media: VideoMedia };
  beforeAll(async () => {
    const target = path.join(folder, 'short.mp4');
    const frameRate = { num: 30, den: 1 };
    const media = await writeNumberedVideo(target, { ...SIZE, frames: 40, frameRate });
    file = { path: target, media: { ...media, duration: 3 * media.duration } };
  });

  test('freezes on its last frame', async () => {
    const source = openFrameSource(file, range(35, 60));
    expect(await readNumbers(source, 26)).toEqual([35, 36, 37, 38, 39, ...Array.from({ length: 21 }, () => 39)]);
    await source.close();
  });

  test('shows its last frame if a clip begins after its end', async () => {
    for (const steps of [[44], range(70, 75), [119]]) {
      const source = openFrameSource(file, steps);
      expect(await readNumbers(source, steps.length)).toEqual(steps.map(() => 39));
      await source.close();
    }
  });

  test('backwards, freezes until its last frame is due', async () => {
    const source = openFrameSource(file, range(30, 70).toReversed());
    const numbers = await readNumbers(source, 41);
    expect(numbers.slice(0, 32)).toEqual(Array.from({ length: 32 }, () => 39));
    expect(numbers.slice(32)).toEqual(range(30, 38).toReversed());
    await source.close();
  });
});

describe('a decoder', () => {
  let file: { path: string; media: VideoMedia };
  beforeAll(async () => {
    const target = path.join(folder, 'long.mp4');
    const media = await writeNumberedVideo(target, { ...SIZE, frames: 200, frameRate: { num: 30, den: 1 } });
    file = { path: target, media };
  });

  test('waits for its reader and has ended once it is closed', async () => {
    const source = openFrameSource(file, range(0, 199));
    await source.next();
    expect(listDecoders()).toHaveLength(1);
    await source.close();
    expect(listDecoders()).toEqual([]);
    await expect(source.next()).rejects.toThrow('closed');
  });

  test('waits for a reader who comes late', async () => {
    // More than a connection holds, so that the decoder waits too.
    const decoder = decodeFrames(file, range(0, 199));
    await vi.waitFor(() => expect(countWritten()).toBeGreaterThan(FRAME_BYTES), { timeout: 10_000, interval: 20 });
    const frame = new Uint8Array(FRAME_BYTES);
    const numbers: number[] = [];
    for (let read = 0; read < 3 && (await decoder.read(frame)); read++) numbers.push(readFrameNumber(frame, SIZE));
    await decoder.close();
    expect(numbers).toEqual([0, 1, 2]);
  });

  test('returns no frame to a pending read while it is closed', async () => {
    const decoder = decodeFrames(file, range(150, 199));
    const reading = decoder.read(new Uint8Array(FRAME_BYTES));
    await decoder.close();
    expect(await reading).toBe(false);
    const source = openFrameSource(file, range(0, 199).toReversed());
    const waiting = source.next();
    await source.close();
    await expect(waiting).rejects.toThrow('closed');
    expect(listDecoders()).toEqual([]);
  });

  test('refuses a video of another size than its document says', async () => {
    const source = openFrameSource({ ...file, media: { ...file.media, width: 96 } }, [0]);
    await expect(source.next()).rejects.toThrow('not 96x96');
    await source.close();
  });

  test('reports why it fails', async () => {
    const broken = path.join(folder, 'broken.mp4');
    await execute('cp', [file.path, broken]);
    await truncate(broken, Math.round((await stat(broken)).size / 50));
    const source = openFrameSource({ ...file, path: broken }, [0]);
    await expect(source.next()).rejects.toThrow(/ffmpeg ended with code/);
    await source.close();
  });
});
