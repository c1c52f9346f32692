import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CLIP_FRAME_RATE } from '@reelwright/contracts';
import { probeMedia } from '#src/platform/media/probe-media.ts';
import { createMediaRunner } from '#src/platform/media/run-ffmpeg.ts';
import { fileNameOf } from '#src/runner/file-name.ts';
import { publishVideo } from '#src/runner/publish-video.ts';
import type { GeneratorDependencies } from '../generator-dependencies.ts';
import { appendXmpToMp4, makeXmp, sourceTypeOf } from '../mark-origin.ts';
import { titleOf } from '../title.ts';
import { defineStep } from './clip-results.ts';

/** Writes into a clip how it was made, and stores it as the task's. */
export function createPublishClipStep({ runProgram }: Pick<GeneratorDependencies, 'runProgram'>) {
  return defineStep({
    name: 'publish',
    weight: 1,
    isPerVariant: true,
    after: ['generate'],
    reads: ({ input: { prompt, mode, model, duration_s: durationS } }) => ({ prompt, mode, model, durationS }),
    async run({ prompt, mode, model, durationS }, { generate: { key } }, context) {
      const path = join(context.folder, 'result.mp4');
      await copyFile(await context.storage.toLocalFile(key, context.folder), path);
      // Models of providers choose lengths and rates of their own.
      const { durationMs, video } = await probeMedia(path, createMediaRunner({ runProgram, signal: context.signal }));
      await appendXmpToMp4(path, makeXmp(sourceTypeOf(model, mode === 'text' ? 'none' : 'changed'), model));
      const result = {
        path,
        container: 'mp4' as const,
        fileName: fileNameOf(titleOf({ prompt }), 'clip'),
        frameRate: video?.frameRate ?? { num: CLIP_FRAME_RATE, den: 1 },
        durationS: durationMs === undefined ? durationS : durationMs / 1000,
      };
      return { outputs: await publishVideo(result, context, runProgram) };
    },
  });
}
