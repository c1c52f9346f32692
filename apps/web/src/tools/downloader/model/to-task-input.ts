import { mp3Downloader, type Mp3Bitrate, videoDownloader, type VideoLookup } from '@reelwright/contracts';
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

/** A task that downloads one link, with the statement of rights. */
export interface DownloadTask {
  /** Of the link. */
  key: string;
  tool_type: number;
  input: Record<string, unknown>;
}

/** Returns the tasks of the links that are ready, one for each, so that each succeeds or fails alone. */
export function toTasks(
  found: readonly FoundLink[],
  { kind, audio }: { kind: DownloadKind; audio: AudioSettings },
): DownloadTask[] {
  return found.flatMap((each): DownloadTask[] => {
    const { link, lookup } = each;
    if (!lookup?.video || judgeLink(each, kind) !== 'ready') return [];
    const { video } = lookup;
    const shared = {
      lookup_id: lookup.task_id,
      url: lookup.url,
      name: video.title.slice(0, 255),
      length_s: video.length_s,
      has_rights: true,
    };
    const { key } = link;
    if (kind === 'video') {
      const input = { ...shared, format_id: link.formatId ?? chooseFormat(video)?.id ?? '' };
      return [{ key, tool_type: videoDownloader.id, input }];
    }
    const title = (link.title ?? video.title).slice(0, 200);
    const artist = (link.artist ?? video.author ?? '').slice(0, 200);
    const settings = { bitrate_kbps: audio.bitrateKbps, has_cover: audio.hasCover };
    return [{ key, tool_type: mp3Downloader.id, input: { ...shared, title, artist, ...settings } }];
  });
}
