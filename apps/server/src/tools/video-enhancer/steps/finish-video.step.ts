import { join } from 'node:path';
import { lengthOfEnhanced } from '@reelwright/contracts';
import { joinCutArgs } from '@reelwright/media';
import { AppError } from '#src/app-error.ts';
import { createMediaRunner } from '#src/platform/media/run-ffmpeg.ts';
import { fileNameOf } from '#src/runner/file-name.ts';
import { publishVideo } from '#src/runner/publish-video.ts';
import { nameOfFile } from '#src/runner/title-of-files.ts';
import type { EnhanceDependencies } from './measure-video.step.ts';
import { defineStep } from './results.ts';

const JOIN_TIMEOUT_MS = 10 * 60_000;

/** Adds the audio of a video, as its working copy has it, and makes the thumbnail. */
export function createFinishVideoStep({ findVideoSource, runProgram }: EnhanceDependencies) {
  return defineStep({
    name: 'finish_video',
    weight: 1,
    isPerVariant: true,
    after: ['enhance_frames'],
    reads: ({ input: { videos }, variant }) => ({ video: videos[variant] }),
    async run({ video }, { enhance_frames: { key, frameRate } }, context) {
      const { actor, storage, folder, signal } = context;
      const source = video && (await findVideoSource(actor, video.asset_id));
      if (!source) throw new AppError('ASSET_MISSING');
      const { media } = source;
      const path = join(folder, 'result.mp4');
      await createMediaRunner({ runProgram, signal }).runFfmpeg({
        args: joinCutArgs({
          video: { file: await storage.toLocalFile(key, folder) },
          // AAC that begins and ends with the frames; joined without encoding it again.
          audio: media.hasAudio ? await storage.toLocalFile(media.key, folder) : undefined,
          container: 'mp4',
          hasAlpha: false,
          output: path,
        }),
        timeoutMs: JOIN_TIMEOUT_MS,
        errorCode: 'RENDER_FAILED',
      });
      context.progress(0.5);
      const fileName = `${fileNameOf(nameOfFile(video), 'video')}-enhanced`;
      const durationS = lengthOfEnhanced(video);
      const result = { path, container: 'mp4' as const, fileName, frameRate, durationS };
      return { outputs: await publishVideo(result, context, runProgram) };
    },
  });
}
