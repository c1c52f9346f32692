import { join } from 'node:path';
import { encodeTaggedMp3Args } from '@reelwright/media';
import { AppError } from '#src/app-error.ts';
import { describeFile } from '#src/platform/media/describe-file.ts';
import { probeMedia } from '#src/platform/media/probe-media.ts';
import { createMediaRunner } from '#src/platform/media/run-ffmpeg.ts';
import { passLimitMs } from '#src/platform/process/time-limits.ts';
import { fileNameOf } from '#src/runner/file-name.ts';
import { checkResultLength, type DownloadDependencies } from '../downloads.ts';
import { audioSteps } from './results.ts';

/** Encodes downloaded audio as MP3, with its title, artist and cover. */
export function createFinishAudioStep({ runProgram, findLink }: Pick<DownloadDependencies, 'runProgram' | 'findLink'>) {
  return audioSteps.defineStep({
    name: 'finish_audio',
    weight: 6,
    after: ['download'],
    reads: ({ input }) => {
      const { lookup_id: lookupId, name = '', title, artist, length_s: lengthS } = input;
      const { bitrate_kbps: bitrateKbps, has_cover: hasCover } = input;
      return { lookupId, name, tags: { title, artist }, lengthS, bitrateKbps, hasCover };
    },
    async run({ lookupId, name, tags, lengthS, bitrateKbps, hasCover }, { download }, context) {
      const { storage, folder, signal, workPrefix, actor } = context;
      const runner = createMediaRunner({ runProgram, signal });
      const input = await storage.toLocalFile(download.audioKey ?? download.mainKey, folder);
      if (!(await probeMedia(input, runner)).audio) throw new AppError('AUDIO_MISSING');
      const known = hasCover ? await findLink(actor, lookupId) : undefined;
      const coverKey = known?.thumbnailKey ?? null;
      const cover =
        coverKey !== null && (await storage.head(coverKey)) ? await storage.toLocalFile(coverKey, folder) : undefined;
      const output = join(folder, 'result.mp3');
      const args = encodeTaggedMp3Args({ input, cover, bitrateKbps, tags, output });
      await runner.runFfmpeg({ args, timeoutMs: passLimitMs(lengthS * 1000), errorCode: 'VIDEO_DOWNLOAD_FAILED' });
      const { durationMs } = await probeMedia(output, runner);
      checkResultLength(durationMs === undefined ? null : durationMs / 1000, lengthS);
      const { sizeBytes, sha256 } = await describeFile(output, 'audio/mpeg', signal);
      const { key } = await storage.putFile(`${workPrefix}result.mp3`, output, 'audio/mpeg');
      return {
        outputs: [
          {
            kind: 'audio_mp3' as const,
            storageKey: key,
            fileName: `${fileNameOf(tags.title === '' ? name : tags.title, 'audio')}.mp3`,
            contentType: 'audio/mpeg',
            width: 0,
            height: 0,
            durationS: durationMs === undefined ? lengthS : durationMs / 1000,
            sizeBytes,
            sha256,
          },
        ],
      };
    },
  });
}
