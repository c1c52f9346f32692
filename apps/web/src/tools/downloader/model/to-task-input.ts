import {
  mp3Downloader,
  type Mp3Bitrate,
  mp3DownloaderInput,
  videoDownloader,
  videoDownloaderInput,
  type VideoLookup,
} from '@reelwright/contracts';
import type * as z from 'zod';
import { chooseFormat, isHeard, listVideoFormats } from './describe-format.ts';
import type { DownloadLink } from './links.ts';

export type DownloadKind = 'video' | 'audio';

/** The settings of MP3s. */
export interface AudioSettings {
  bitrateKbps: Mp3Bitrate;
  hasCover: boolean;
}

/** How a link stands. `unfit`: it was found, but has no video, or no audio, as the tool needs. */
export type LinkState = 'waiting' | 'failed' | 'unfit' | 'ready';

/** A link, and what was found behind it. */
export interface FoundLink {
  link: DownloadLink;
  lookup: VideoLookup | undefined;
  /** Why the answer did not come. */
  error: Error | null;
}

export function judgeLink({ link, lookup, error }: FoundLink, kind: DownloadKind): LinkState {
  if (link.problem !== null || lookup?.state === 'failed' || (error && !lookup)) return 'failed';
  if (!lookup?.video) return 'waiting';
  const fits = kind === 'video' ? listVideoFormats(lookup.video).length > 0 : isHeard(lookup.video);
  return fits ? 'ready' : 'unfit';
}

/**
 * Returns the task that downloads all links, with the statement of rights: it is priced at once, and pushed once the
 * statement is ticked. Null while one of the links is not ready.
 */
export function toTask(
  found: readonly FoundLink[],
  { kind, audio }: { kind: DownloadKind; audio: AudioSettings },
): { tool_type: number; input: Record<string, unknown> } | null {
  if (found.length === 0 || found.some((each) => judgeLink(each, kind) !== 'ready')) return null;
  const shared = found.flatMap(({ link, lookup }) =>
    lookup?.video
      ? [
          {
            link,
            video: lookup.video,
            base: {
              lookup_id: lookup.task_id,
              url: lookup.url,
              name: lookup.video.title.slice(0, 255),
              length_s: lookup.video.length_s,
            },
          },
        ]
      : [],
  );
  if (kind === 'video') {
    const videos = shared.map(({ link, video, base }) => ({
      ...base,
      format_id: link.formatId ?? chooseFormat(video)?.id ?? '',
    }));
    return check(videoDownloader.id, videoDownloaderInput, { videos });
  }
  const videos = shared.map(({ link, video, base }) => ({
    ...base,
    title: (link.title ?? video.title).slice(0, 200),
    artist: (link.artist ?? video.author ?? '').slice(0, 200),
  }));
  const settings = { bitrate_kbps: audio.bitrateKbps, has_cover: audio.hasCover };
  return check(mp3Downloader.id, mp3DownloaderInput, { videos, ...settings });
}

function check(toolType: number, schema: z.ZodType, input: Record<string, unknown>) {
  const whole = { ...input, has_rights: true };
  return schema.safeParse(whole).success ? { tool_type: toolType, input: whole } : null;
}
