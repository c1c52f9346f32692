import { type DownloadProgress, ERRORS, type UiLanguage, type VideoLookup } from '@reelwright/contracts';
import { sayError } from '../../say-error.ts';
import type { DownloadRow, LookupRow } from './downloader.store.ts';

export function presentLookup(row: LookupRow, thumbnailUrl: string | null, language: UiLanguage): VideoLookup {
  const { lookupId, url, state, video, failure, failureValues } = row;
  return {
    task_id: lookupId,
    url,
    state,
    video: video && {
      title: video.title,
      author: video.author,
      site: video.site,
      length_s: video.lengthS,
      formats: video.formats.map((format) => ({
        id: format.id,
        kind: format.kind,
        has_audio: format.hasAudio,
        width: format.width,
        height: format.height,
        frame_rate: format.frameRate,
        bitrate_kbps: format.bitrateKbps,
        codecs: format.codecs,
        size_bytes: format.sizeBytes,
        is_size_estimated: format.isSizeEstimated,
      })),
    },
    thumbnail_url: thumbnailUrl,
    problem: failure && {
      code: ERRORS[failure].code,
      reason: failure,
      msg: sayError({ code: failure, values: failureValues ?? {} }, language),
    },
  };
}

export function presentDownload(row: DownloadRow): DownloadProgress {
  const { variant, doneBytes, totalBytes, bytesPerSecond } = row;
  return { variant, done_bytes: doneBytes, total_bytes: totalBytes, bytes_per_second: bytesPerSecond };
}
