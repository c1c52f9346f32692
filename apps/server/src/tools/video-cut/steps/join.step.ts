import { join } from 'node:path';
import { joinCutArgs } from '@reelwright/media';
import { createMediaRunner } from '#src/platform/media/run-ffmpeg.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import { fileNameOf } from '#src/runner/file-name.ts';
import { publishVideo } from '#src/runner/publish-video.ts';
import { titleOf } from '../title.ts';
import { defineStep } from './results.ts';

const JOIN_TIMEOUT_MS = 10 * 60_000;

/** Joins video and audio of one result, and makes its thumbnail. */
export function createJoinStep({ runProgram }: { runProgram: RunProgram }) {
  return defineStep({
    name: 'join',
    weight: 1,
    isPerVariant: true,
    after: ['cut_frames', 'cut_audio'],
    reads: ({ input, variant }) => ({
      name: titleOf(input),
      number: input.result === 'separate' && input.ranges.length > 1 ? variant + 1 : null,
      frameRate: input.frame_rate,
    }),
    async run({ name, number, frameRate }, { cut_frames: video, cut_audio: audio }, context) {
      const { storage, folder, signal } = context;
      const { container, hasAlpha, frames } = video;
      const output = join(folder, `result.${container}`);
      await createMediaRunner({ runProgram, signal }).runFfmpeg({
        args: joinCutArgs({
          video: { file: await storage.toLocalFile(video.key, folder) },
          audio: audio.key === null ? undefined : await storage.toLocalFile(audio.key, folder),
          container,
          hasAlpha,
          output,
        }),
        timeoutMs: JOIN_TIMEOUT_MS,
        errorCode: 'RENDER_FAILED',
      });
      context.progress(0.4);
      const fileName = [fileNameOf(name, 'video'), 'cut', ...(number === null ? [] : [number])].join('-');
      const durationS = (frames * frameRate.den) / frameRate.num;
      const outputs = await publishVideo(
        { path: output, container, fileName, frameRate, durationS },
        context,
        runProgram,
      );
      return { outputs };
    },
  });
}
