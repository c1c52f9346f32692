/** Some bytes of a file: `length` bytes from `offset` on. */
export interface ByteRange {
  offset: number;
  length: number;
}

/** A piece of a stream, as its playlist lists it. */
export interface StreamPart {
  url: string;
  /** Null for the whole file. */
  range: ByteRange | null;
  /** AES-128 in CBC mode, with the initialisation vector in hex; null for plain bytes. */
  key: { url: string; iv: string } | null;
  /** 0 for parts that only configure the decoder. */
  durationS: number;
  /** Parts of one group, joined, are one media file. Where the decoder's configuration changes, a new group begins. */
  group: number;
}

/** Where the bytes of a stream are: in one file, in the media playlist of an address (HLS), or in parts. */
export type StreamSource =
  | { kind: 'file'; url: string }
  | { kind: 'playlist'; url: string }
  | { kind: 'parts'; parts: StreamPart[] };

/** What a playlist says of a stream; null where it says nothing. */
export interface StreamFacts {
  /** The same each time the playlist is read. */
  id: string;
  bitrateKbps: number | null;
  width: number | null;
  height: number | null;
  frameRate: number | null;
  codecs: string | null;
}

/** A stream of video, of audio, or of both in one. */
export interface FoundStream extends StreamFacts {
  hasVideo: boolean;
  hasAudio: boolean;
  sizeBytes: number | null;
  source: StreamSource;
  /** Headers that the site asks for, by their names in lower case. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Why nothing can be loaded: the content is protected by DRM, still being broadcast, longer than any video that may be
 * loaded, or not readable.
 */
export type StreamProblem = 'drm' | 'live' | 'too_long' | 'unreadable';

/** The most parts of a stream: 24 h in parts of 5 s. A playlist with more is refused. */
export const MAX_STREAM_PARTS = 17_280;

/** Returns an absolute address; null for one that leads nowhere. */
export function toAbsoluteUrl(link: string | null | undefined, base: string): string | null {
  const url = link ? URL.parse(link.trim(), base) : null;
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : null;
}

/** Gives streams with the same id different ones, in their order. */
export function numberEqualIds<Stream extends { id: string }>(streams: readonly Stream[]): Stream[] {
  const seen = new Map<string, number>();
  return streams.map((stream) => {
    const count = (seen.get(stream.id) ?? 0) + 1;
    seen.set(stream.id, count);
    return count === 1 ? stream : { ...stream, id: `${stream.id}-${count}` };
  });
}
