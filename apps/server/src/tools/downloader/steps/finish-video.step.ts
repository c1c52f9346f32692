import { join } from 'node:path';
import { chooseContainer, firstFrameArgs, muxStreamsArgs } from '@reelwright/media';
import { AppError } from '#src/app-error.ts';
import { describeFile } from '#src/platform/media/describe-file.ts';
import { probeMedia } from '#src/platform/media/probe-media.ts';
import { createMediaRunner } from '#src/platform/media/run-ffmpeg.ts';
import { HANG_LIMIT_MS, passLimitMs } from '#src/platform/process/time-limits.ts';
import { fileNameOf } from '#src/runner/file-name.ts';
import { checkResultLength, type DownloadDependencies } from '../downloads.ts';
import { videoSteps } from './results.ts';

const THUMBNAIL_SIDE_PX = 720;
/** Containers that stay as they are, as ffprobe names them; the others are put into a common one. */
const KEPT_CONTAINERS = [
  [/^mov,mp4/, 'mp4', 'video/mp4'],
  [/^matroska,webm/, 'webm', 'video/webm'],
  [/^avi/, 'avi', 'video/x-msvideo'],
  [/^flv/, 'flv', 'video/x-flv'],
  [/^asf/, 'wmv', 'video/x-ms-wmv'],
] as const;
const TYPES = { mp4: 'video/mp4', webm: 'video/webm', mkv: 'video/x-matroska' } as const;

/** Checks a downloaded video, puts its streams into one container where they are not, and makes its thumbnail. */
export function createFinishVideoStep({ runProgram }: Pick<DownloadDependencies, 'runProgram'>) {
  return videoSteps.defineStep({
    name: 'finish_video',
    weight: 2,
    after: ['download'],
    reads: ({ input: { name = '', length_s: lengthS } }) => ({ name, lengthS }),
    async run({ name, lengthS }, { download }, context) {
      const { storage, folder, signal, workPrefix } = context;
      const runner = createMediaRunner({ runProgram, signal });
      const main = await storage.toLocalFile(download.mainKey, folder);
      const audio = download.audioKey === null ? undefined : await storage.toLocalFile(download.audioKey, folder);
      const source = await probeMedia(main, runner);
      if (!source.video) throw new AppError('VIDEO_FORMAT');
      const heard = audio === undefined ? source.audio : (await probeMedia(audio, runner)).audio;
      const kept = KEPT_CONTAINERS.find(([container]) => container.test(source.container));
      const codecs = { video: source.video.codec, audio: heard?.codec };
      const container = chooseContainer(codecs);
      // Matroska and WebM have one name; only what WebM takes is WebM.
      const isKept = download.isOriginal && kept !== undefined && (kept[1] !== 'webm' || container === 'webm');
      const output = isKept ? main : join(folder, `result.${container}`);
      if (!isKept) {
        const args = muxStreamsArgs({ video: main, audio, container, output });
        await runner.runFfmpeg({ args, timeoutMs: passLimitMs(lengthS * 10), errorCode: 'VIDEO_DOWNLOAD_FAILED' });
      }
      context.progress(0.5);
      const { video, durationMs } = await probeMedia(output, runner);
      if (!video) throw new AppError('VIDEO_FORMAT');
      checkResultLength(durationMs === undefined ? null : durationMs / 1000, lengthS);

      const thumbnail = join(folder, 'thumbnail.jpg');
      const frame = firstFrameArgs({ input: output, maxSidePx: THUMBNAIL_SIDE_PX, output: thumbnail });
      await runner.runFfmpeg({ args: frame, timeoutMs: HANG_LIMIT_MS, errorCode: 'FILE_CORRUPTED' });
      const shrink = Math.min(1, THUMBNAIL_SIDE_PX / Math.max(video.width, video.height));
      const keep = async (path: string, extension: string, contentType: string) => {
        const { sizeBytes, sha256 } = await describeFile(path, contentType, signal);
        const { key } = await storage.putFile(`${workPrefix}result.${extension}`, path, contentType);
        const fileName = `${fileNameOf(name, 'video')}.${extension}`;
        return { storageKey: key, fileName, contentType, sizeBytes, sha256 };
      };
      const file = isKept ? await keep(output, kept[1], kept[2]) : await keep(output, container, TYPES[container]);
      return {
        outputs: [
          {
            kind: 'video' as const,
            width: video.width,
            height: video.height,
            durationS: durationMs === undefined ? lengthS : durationMs / 1000,
            ...file,
          },
          {
            kind: 'thumbnail' as const,
            width: Math.round(video.width * shrink),
            height: Math.round(video.height * shrink),
            durationS: null,
            ...(await keep(thumbnail, 'jpg', 'image/jpeg')),
          },
        ],
      };
    },
  });
}
