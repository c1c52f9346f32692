/** A form in which the video of a link can be fetched. */
export interface LinkFormat {
  /** The same each time the link is looked up. */
  id: string;
  kind: 'video' | 'audio';
  hasAudio: boolean;
  width: number | null;
  height: number | null;
  frameRate: number | null;
  bitrateKbps: number | null;
  codecs: string | null;
  sizeBytes: number | null;
  /** Whether the size follows from bitrate and length. */
  isSizeEstimated: boolean;
}

/** What is behind a link. */
export interface LinkedVideo {
  title: string;
  author: string | null;
  /** Name of the host. */
  site: string;
  lengthS: number;
  /** The largest image first, audio last; never empty. */
  formats: LinkFormat[];
  /** A local JPEG in the folder of the request; null if no image could be made. */
  thumbnail: string | null;
}

/** How far a fetch is. */
export interface FetchedBytes {
  doneBytes: number;
  /** Null until it can be told. */
  totalBytes: number | null;
  /** 0 to 1. */
  fraction: number;
}

/**
 * Keeps pieces of a download beyond the end of this process. `find` returns a local file that holds a piece which an
 * earlier try has kept.
 */
export interface KeptPieces {
  find(name: string): Promise<string | undefined>;
  keep(name: string, path: string): Promise<void>;
}

export interface FetchVideoRequest {
  url: string;
  /** The id of a format; null for the audio alone, in the best form that the link has. */
  formatId: string | null;
  /** An empty local folder, in which the files are written. */
  folder: string;
  pieces: KeptPieces;
  signal: AbortSignal;
  onBytes(bytes: FetchedBytes): void;
}

/** Local files of a video. */
export interface FetchedVideo {
  /** What has the image; with `formatId` null, what has the audio. */
  main: string;
  /** Audio that has a file of its own. */
  audio: string | null;
  /** As the site says it; null if it does not. */
  lengthS: number | null;
  /** Whether `main` is the site's own file, byte by byte. */
  isOriginal: boolean;
}

/**
 * Finds and fetches the videos of links. Every address, and where it leads to, is checked by the guarded fetcher. Both
 * throw VIDEO_SITE_UNSUPPORTED, VIDEO_BLOCKED, LIVE_STREAM, DRM_PROTECTED, LINKED_VIDEO_TOO_LONG, FILE_TOO_LARGE,
 * RESOLUTION_FAILED, LINK_INVALID, LINK_FORBIDDEN, PAGE_UNREACHABLE, PAGE_TIMEOUT, or the signal's reason.
 */
export interface VideoLinks {
  /** Looks a link up; reads little of the video itself. Files are written to `folder`, which must be empty. */
  look(request: { url: string; folder: string; signal: AbortSignal }): Promise<LinkedVideo>;
  /**
   * Fetches the video of a link, which is looked up again: addresses of sites expire. Also throws LINKED_VIDEO_CHANGED if
   * the format is gone, AUDIO_MISSING, and VIDEO_DOWNLOAD_FAILED, after which another try goes on with the kept pieces.
   */
  fetch(request: FetchVideoRequest): Promise<FetchedVideo>;
  close(): Promise<void>;
}

/** What finds the videos of sites that need programs of their own: yt-dlp. */
export interface SiteReader {
  /** Returns what the program says of a link, as JSON. Throws what `look` throws. */
  describe(url: string, signal: AbortSignal): Promise<string>;
  close(): Promise<void>;
}
