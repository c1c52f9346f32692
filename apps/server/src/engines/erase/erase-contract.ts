import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFrames } from '../../runner/test-video-bench.ts';
import type { EraseEngine, TimedBox, VideoToErase } from './erase.ts';
import {
  BURNED_RATE,
  BURNED_SIZE,
  type BurnedVideo,
  compareLuma,
  drawBurned,
  MARK_BOX,
  TEXT_BOX,
  writeBurned,
} from './test-burned-video.ts';

const { width: WIDTH, height: HEIGHT } = BURNED_SIZE;

/**
 * The contract of every erase engine, embedded, model or provider. Call it in the engine's own test file. An engine that
 * leaves the search for boxes and marks to another one shows only that it erases.
 */
export function describeEraseEngine(
  name: string,
  createEngine: () => EraseEngine,
  { looksItself = true }: { looksItself?: boolean } = {},
): void {
  describe(`${name} keeps the contract of an erase engine`, () => {
    const engine = createEngine();
    const { signal } = new AbortController();
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'erase-'));
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));

    async function write(file: string, burned: BurnedVideo): Promise<VideoToErase> {
      const path = join(folder, file);
      await writeBurned(path, drawBurned(burned));
      const media = { ...BURNED_SIZE, frameRate: { num: BURNED_RATE, den: 1 }, alpha: 'none' as const };
      return { path, media, frames: burned.frames };
    }
    const erase = async (video: VideoToErase, box: TimedBox, file: string) => {
      const outputPath = join(folder, file);
      const frames = { from: 0, to: video.frames };
      // Without loss: what is decoded is what was encoded.
      const [pixels] = await engine.eraseFrames({ video, boxes: [box], frames, crf: 0, outputPath }, { signal });
      return { pixels, outputPath, frames: await listFrames(outputPath, BURNED_SIZE) };
    };
    /** Whether a pixel of luma or chroma lies outside a box. */
    const isOutside = (at: number, box: TimedBox): boolean => {
      const isLuma = at < WIDTH * HEIGHT;
      const scale = isLuma ? 1 : 2;
      const place = isLuma ? at : (at - WIDTH * HEIGHT) % ((WIDTH * HEIGHT) / 4);
      const x = ((place % (WIDTH / scale)) * scale) / WIDTH;
      const y = (Math.floor(place / (WIDTH / scale)) * scale) / HEIGHT;
      return x < box.x || y < box.y || x >= box.x + box.width || y >= box.y + box.height;
    };

    it('erases a text in its time, and leaves every pixel outside of the box and the time as it is', async () => {
      const burned: BurnedVideo = { frames: 30, text: { from: 3, to: 26 } };
      const video = await write('text.mp4', burned);
      const box: TimedBox = { ...TEXT_BOX, kind: 'text', from: 5, to: 30 };
      const { pixels, frames } = await erase(video, box, 'text-out.mp4');
      const before = await listFrames(video.path, BURNED_SIZE);
      const clean = drawBurned({ frames: 30 });
      expect(frames).toHaveLength(30);
      expect(pixels?.covered).toBeGreaterThan(0);
      for (const index of [0, 4, 29]) expect(frames[index]?.equals(before[index] as Buffer)).toBe(true);
      for (const index of [6, 14, 24]) {
        const [own, was, truth] = [frames[index], before[index], clean[index]] as [Buffer, Buffer, Buffer];
        expect(compareLuma(was, truth, TEXT_BOX)).toBeGreaterThan(15);
        expect(compareLuma(own, truth, TEXT_BOX)).toBeLessThan(3);
        const changed = own.findIndex((value, at) => value !== was[at] && isOutside(at, box));
        expect(changed).toBe(-1);
      }
    });

    it.runIf(looksItself)('changes nothing, and says so, where a box holds nothing of its kind', async () => {
      const video = await write('clean.mp4', { frames: 12 });
      const { pixels, frames } = await erase(video, { ...TEXT_BOX, kind: 'text', from: 0, to: 12 }, 'clean-out.mp4');
      const before = await listFrames(video.path, BURNED_SIZE);
      expect(pixels).toEqual({ covered: 0, restored: 0 });
      expect(frames.every((frame, index) => frame.equals(before[index] as Buffer))).toBe(true);
      const box = { ...MARK_BOX, kind: 'mark' as const, from: 0, to: 12 };
      expect(await engine.studyMark({ video, box, outputPath: join(folder, 'none.bin') }, signal)).toBe(false);
    });

    it.runIf(looksItself).each([
      ['an opaque', 1],
      ['a transparent', 0.5],
    ])('erases %s mark', async (_what, mark) => {
      const video = await write(`mark-${mark}.mp4`, { frames: 40, mark, speed: 3 });
      const studyPath = join(folder, `study-${mark}.bin`);
      const box: TimedBox = { ...MARK_BOX, kind: 'mark', from: 0, to: 40 };
      expect(await engine.studyMark({ video, box, outputPath: studyPath }, signal)).toBe(true);
      const { frames } = await erase(video, { ...box, studyPath }, `mark-${mark}-out.mp4`);
      const truth = drawBurned({ frames: 40, speed: 3 })[20] as Buffer;
      expect(compareLuma(frames[20] as Buffer, truth, MARK_BOX)).toBeLessThan(mark === 1 ? 5 : 4);
    });

    it.runIf(looksItself)('suggests a box around texts and around a mark, and none where there are none', async () => {
      const burned = await write('both.mp4', { frames: 50, text: { from: 5, to: 45 }, mark: 1, speed: 3 });
      const found = await engine.suggestBoxes(burned, signal);
      const holds = (outer: { x: number; y: number; width: number; height: number }, x: number, y: number): boolean =>
        x >= outer.x && y >= outer.y && x <= outer.x + outer.width && y <= outer.y + outer.height;
      const text = found.find(({ kind }) => kind === 'text');
      const mark = found.find(({ kind }) => kind === 'mark');
      expect(text && holds(text, 78 / WIDTH, 146 / HEIGHT) && holds(text, 232 / WIDTH, 158 / HEIGHT)).toBe(true);
      expect(mark && holds(mark, 234 / WIDTH, 24 / HEIGHT) && holds(mark, 288 / WIDTH, 42 / HEIGHT)).toBe(true);
      expect(await engine.suggestBoxes(await write('none.mp4', { frames: 25, speed: 3 }), signal)).toEqual([]);
    });

    it('writes the same bytes for the same request', async () => {
      const video = await write('again.mp4', { frames: 6, text: { from: 0, to: 6 } });
      const box: TimedBox = { ...TEXT_BOX, kind: 'area', from: 2, to: 6 };
      const outputs = [await erase(video, box, 'again-1.mp4'), await erase(video, box, 'again-2.mp4')];
      const [one, other] = await Promise.all(outputs.map(({ outputPath }) => readFile(outputPath)));
      expect(one?.equals(other ?? Buffer.of())).toBe(true);
    });

    it('fails with RENDER_FAILED if the file is no video', async () => {
      const path = join(folder, 'no-video.mp4');
      await writeFile(path, 'not a video');
      const media = { ...BURNED_SIZE, frameRate: { num: 25, den: 1 }, alpha: 'none' as const };
      const box: TimedBox = { ...TEXT_BOX, kind: 'area', from: 0, to: 5 };
      await expect(erase({ path, media, frames: 5 }, box, 'no-out.mp4')).rejects.toMatchObject({
        code: 'RENDER_FAILED',
      });
    });
  });
}
