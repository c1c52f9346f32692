import { join } from 'node:path';
import { joinCutArgs, posterArgs } from '@reelwright/media';
import { describeFile } from '#src/platform/media/describe-file.ts';
import { probeMedia } from '#src/platform/media/probe-media.ts';
import { createMediaRunner } from '#src/platform/media/run-ffmpeg.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import { fileNameOf } from '#src/runner/file-name.ts';
import { titleOf } from '../title.ts';
import { defineStep } from './results.ts';

const JOIN_TIMEOUT_MS = 10 * 60_000;
/** The longer side of the image on a card. */
const THUMBNAIL_SIDE_PX = 720;

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
      const { storage, folder, signal, workPrefix, variant } = context;
      const runner = createMediaRunner({ runProgram, signal });
      const run = (args: string[]) =>
        runner.runFfmpeg({ args, timeoutMs: JOIN_TIMEOUT_MS, errorCode: 'RENDER_FAILED' });
      const { container, hasAlpha, frames } = video;
      const output = join(folder, `result.${container}`);
      const thumbnail = join(folder, 'thumbnail.jpg');
      await run(
        joinCutArgs({
          video: { file: await storage.toLocalFile(video.key, folder) },
          audio: audio.key === null ? undefined : await storage.toLocalFile(audio.key, folder),
          container,
          hasAlpha,
          output,
        }),
      );
      context.progress(0.4);
      const probe = await probeMedia(output, runner);
      if (!probe.video) throw new Error('the result has no video');
      const { width, height } = probe.video;
      const shrink = Math.min(1, THUMBNAIL_SIDE_PX / Math.max(width, height));
      const size = { width: Math.round(width * shrink), height: Math.round(height * shrink) };
      await run(posterArgs({ input: output, alpha: 'none', frameRate, size, output: thumbnail }));

      const fileName = [fileNameOf(name, 'video'), 'cut', ...(number === null ? [] : [number])].join('-');
      const keep = async (path: string, extension: string, contentType: string) => {
        const { sizeBytes, sha256 } = await describeFile(path, contentType, signal);
        const { key } = await storage.putFile(`${workPrefix}result-${variant}.${extension}`, path, contentType);
        return { storageKey: key, fileName: `${fileName}.${extension}`, contentType, sizeBytes, sha256 };
      };
      const durationS = (frames * frameRate.den) / frameRate.num;
      return {
        outputs: [
          {
            kind: 'video' as const,
            width,
            height,
            durationS,
            ...(await keep(output, container, `video/${container}`)),
          },
          { kind: 'thumbnail' as const, ...size, durationS: null, ...(await keep(thumbnail, 'jpg', 'image/jpeg')) },
        ],
      };
    },
  });
}
