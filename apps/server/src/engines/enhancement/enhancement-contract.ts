import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enhanceSettings, planEnhanced } from '@reelwright/contracts';
import { planNormalisation } from '@reelwright/media';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { execute } from '#src/platform/process/test-execute.ts';
import { findFfmpegFeatures } from '#src/platform/media/ffmpeg-features.ts';
import { probeMedia } from '#src/platform/media/probe-media.ts';
import { createMediaRunner } from '#src/platform/media/run-ffmpeg.ts';
import { runProgram } from '#src/platform/process/run-program.ts';
import { listFrames } from '#src/runner/test-video-bench.ts';
import type { EnhancementEngine, EnhancementMeasure, EnhancementSource } from './enhancement.ts';

const SIZE = { width: 96, height: 64 } as const;
const FRAMES = 6;

/** The contract of every enhancement engine, embedded, model or provider. Call it in the engine's own test file. */
export function describeEnhancementEngine(name: string, createEngine: () => EnhancementEngine): void {
  describe(`${name} keeps the contract of an enhancement engine`, () => {
    const engine = createEngine();
    const { signal } = new AbortController();
    let folder: string;
    let source: EnhancementSource;
    let measured: Promise<EnhancementMeasure> | undefined;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'enhancement-'));
      const path = join(folder, 'video.mp4');
      const drawn = [
        '-f',
        'lavfi',
        '-i',
        `testsrc2=size=${SIZE.width}x${SIZE.height}:rate=25`,
        '-frames:v',
        String(FRAMES),
      ];
      const encoded = ['-c:v', 'libx264', '-crf', '14', '-pix_fmt', 'yuv420p'];
      await execute('ffmpeg', ['-v', 'error', ...drawn, '-vf', 'gblur=sigma=1.5', ...encoded, path]);
      const runner = createMediaRunner({ runProgram, signal });
      const features = await findFfmpegFeatures(runner);
      const plan = planNormalisation(await probeMedia(path, runner), {
        features,
        isAlphaUsed: false,
        maxDurationMs: 9000,
      });
      if (plan.kind !== 'video') throw new Error('no video');
      source = { path, plan: { ...plan.visual, frameRate: { num: 25, den: 1 } }, frames: FRAMES, codec: 'h264' };
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));

    const enhance = async (scale: 1 | 2, file: string, video = source): Promise<string> => {
      const settings = enhanceSettings.parse({ scale, denoise: 'off', deblock: false });
      const span = { from: 0, to: FRAMES };
      measured ??= engine.measure({ source, span, isSteadied: false }, signal);
      const measure = await measured;
      const frameRate = { num: 25, den: 1 };
      const shape = planEnhanced({ ...SIZE, frame_rate: frameRate }, settings);
      const outputPath = join(folder, file);
      const request = { source: video, settings, measure, span, shape, outputPath, onProgress: () => undefined };
      await engine.enhance(request, signal);
      return outputPath;
    };

    it('enlarges every frame, in its place and brightness, and gives the same bytes each time', async () => {
      const outputs = [await enhance(2, 'one.mp4'), await enhance(2, 'other.mp4')] as const;
      const [one, other] = await Promise.all(outputs.map((path) => readFile(path)));
      expect(one?.equals(other ?? Buffer.of())).toBe(true);
      const size = { width: 2 * SIZE.width, height: 2 * SIZE.height };
      const frames = await listFrames(outputs[0], size);
      const before = await listFrames(await enhance(1, 'same.mp4'), SIZE);
      expect(before).toHaveLength(FRAMES);
      expect(frames).toHaveLength(FRAMES);
      for (const [index, frame] of frames.entries()) {
        let difference = 0;
        for (let y = 0; y < SIZE.height; y += 1)
          for (let x = 0; x < SIZE.width; x += 1)
            difference += Math.abs(
              (before[index]?.[y * SIZE.width + x] ?? 0) - meanOfFour(frame, size.width, 2 * x, 2 * y),
            );
        expect(difference / (SIZE.width * SIZE.height)).toBeLessThan(3);
      }
    });

    it('fails with RENDER_FAILED if the file is no video', async () => {
      const path = join(folder, 'no-video.mp4');
      await writeFile(path, 'not a video');
      await expect(enhance(2, 'none.mp4', { ...source, path })).rejects.toMatchObject({ code: 'RENDER_FAILED' });
    });
  });
}

function meanOfFour(frame: Buffer, width: number, x: number, y: number): number {
  const at = y * width + x;
  return ((frame[at] ?? 0) + (frame[at + 1] ?? 0) + (frame[at + width] ?? 0) + (frame[at + width + 1] ?? 0)) / 4;
}
