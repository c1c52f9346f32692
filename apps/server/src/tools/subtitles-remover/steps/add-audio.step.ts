import { join } from 'node:path';
import { decodeCutAudioArgs, encodeCutArgs, encodeCutAudioArgs, joinCutArgs } from '@reelwright/media';
import { TICKS_PER_SECOND } from '@reelwright/timeline';
import { createMediaRunner } from '#src/platform/media/run-ffmpeg.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import { passLimitMs } from '#src/platform/process/time-limits.ts';
import { fileNameOf } from '#src/runner/file-name.ts';
import { publishVideo } from '#src/runner/publish-video.ts';
import { openVideo } from '../open-video.ts';
import { nameOfFile } from '#src/runner/title-of-files.ts';
import type { EraseBoxesDependencies } from './erase-boxes.step.ts';
import { defineStep } from './results.ts';

/** Joins the erased video and the audio of the original, which is copied, and makes the thumbnail. */
export function createAddAudioStep(dependencies: Pick<EraseBoxesDependencies, 'findVideoSource' | 'runProgram'>) {
  return defineStep({
    name: 'add_audio',
    weight: 1,
    isPerVariant: true,
    after: ['erase_boxes'],
    reads: ({ input: { videos }, variant }) => ({
      assetId: videos[variant]?.asset_id,
      name: nameOfFile(videos[variant] ?? {}),
    }),
    async run({ assetId, name }, { erase_boxes: { video: erased } }, context) {
      const { storage, folder, signal, variant, progress } = context;
      if (assetId === undefined || !erased) throw new Error(`nothing was erased of video ${variant}`);
      const { source, video } = await openVideo(assetId, context, dependencies);
      const { width, height, frameRate, alpha, duration, hasAudio } = source.media;
      const run = runnerOf(dependencies.runProgram, signal, duration);
      const erasedPath = await storage.toLocalFile(erased.key, folder);
      const hasAlpha = alpha === 'stacked';
      const container = hasAlpha ? ('webm' as const) : ('mp4' as const);
      const output = join(folder, `result.${container}`);
      let [videoPath, audioPath] = [erasedPath, hasAudio ? video.path : undefined];
      if (hasAlpha) {
        // An MP4 has no transparency, and a WebM no AAC.
        videoPath = join(folder, 'transparent.webm');
        const whole = { width, height };
        await run(
          encodeCutArgs({
            input: erasedPath,
            alpha,
            frames: { from: 0, to: erased.frames, frameRate },
            geometry: {
              rotation: 0,
              crop: { x: 0, y: 0, ...whole },
              canvas: whole,
              placed: { x: 0, y: 0, ...whole },
              fill: null,
            },
            output: videoPath,
          }),
        );
        if (hasAudio) {
          const samples = join(folder, 'audio.raw');
          audioPath = join(folder, 'audio.webm');
          await run(decodeCutAudioArgs({ input: video.path, output: samples }));
          await run(encodeCutAudioArgs({ input: samples, container, output: audioPath }));
        }
      }
      progress(0.6);
      await run(joinCutArgs({ video: { file: videoPath }, audio: audioPath, container, hasAlpha, output }));
      const result = {
        path: output,
        container,
        fileName: `${fileNameOf(name, 'video')}-erased`,
        frameRate,
        durationS: duration / TICKS_PER_SECOND,
        stacked: hasAlpha ? erasedPath : undefined,
      } as const;
      return { outputs: await publishVideo(result, context, dependencies.runProgram) };
    },
  });
}

function runnerOf(runProgram: RunProgram, signal: AbortSignal, durationTicks: number) {
  const runner = createMediaRunner({ runProgram, signal });
  const timeoutMs = passLimitMs((1000 * durationTicks) / TICKS_PER_SECOND);
  return (args: string[]) => runner.runFfmpeg({ args, timeoutMs, errorCode: 'RENDER_FAILED' });
}
