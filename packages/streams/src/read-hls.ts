// oxlint-disable-next-line typescript/triple-slash-reference -- The package has no types, and programs compile this from its source.
/// <reference path="./parsers.d.ts" />
import { type ParsedManifest, type ParsedRendition, type ParsedSegment, Parser } from 'm3u8-parser';
import {
  type FoundStream,
  MAX_STREAM_PARTS,
  numberEqualIds,
  type StreamPart,
  type StreamProblem,
  toAbsoluteUrl,
} from './stream.ts';

/** A rendition of audio beside variants whose video has none. */
export interface HlsAudio {
  url: string;
  language: string | null;
  isDefault: boolean;
}

export type HlsVerdict =
  /** The variants of a video. `audio` is null where each variant has its own. */
  | { ok: true; kind: 'variants'; variants: (FoundStream & { audio: HlsAudio | null })[] }
  /** The parts of one stream, in order. */
  | { ok: true; kind: 'parts'; parts: StreamPart[]; durationS: number }
  | { ok: false; reason: StreamProblem };

/** SAMPLE-AES, and keys that only a licence server gives, are DRM. */
const DRM_KEY = /^#EXT-X-(?:SESSION-)?KEY:.*METHOD=(?!NONE|AES-128[,\s]|AES-128$)|KEYFORMAT="(?!identity)/m;
const AUDIO_CODEC = /^\s*(?:mp4a|ac-3|ec-3|opus|flac|vorbis)/i;
const RANGED_KEY = 'AES-128';

/** Reads a playlist of HTTP Live Streaming (RFC 8216), found at an address. */
export function readHls(text: string, url: string): HlsVerdict {
  if (DRM_KEY.test(text)) return { ok: false, reason: 'drm' };
  const parser = new Parser();
  parser.push(text);
  parser.end();
  const { manifest } = parser;
  if (manifest.contentProtection) return { ok: false, reason: 'drm' };
  if ((manifest.playlists ?? []).length > 0) return readVariants(manifest, url);
  if ((manifest.segments ?? []).length === 0) return { ok: false, reason: 'unreadable' };
  if (manifest.endList !== true) return { ok: false, reason: 'live' };
  return readParts(manifest, url);
}

function readVariants(manifest: ParsedManifest, base: string): HlsVerdict {
  const variants = (manifest.playlists ?? []).flatMap(({ uri, attributes = {} }) => {
    const url = toAbsoluteUrl(uri, base);
    if (url === null) return [];
    const {
      BANDWIDTH: bandwidth,
      RESOLUTION: size,
      CODECS: codecs = null,
      'FRAME-RATE': frameRate = null,
    } = attributes;
    const bitrateKbps = bandwidth === undefined ? null : Math.round(bandwidth / 1000);
    const audio = chooseAudio(manifest.mediaGroups?.AUDIO?.[attributes.AUDIO ?? ''], base);
    const isAudio = !size && codecs?.split(',').every((codec) => AUDIO_CODEC.test(codec)) === true;
    return [
      {
        id: ['hls', size?.height, bitrateKbps].filter((part) => part !== undefined && part !== null).join('-'),
        bitrateKbps,
        width: size?.width ?? null,
        height: size?.height ?? null,
        frameRate,
        codecs,
        hasVideo: !isAudio,
        // A variant whose codecs name no audio has none.
        hasAudio: codecs === null || codecs.split(',').some((codec) => AUDIO_CODEC.test(codec)),
        sizeBytes: null,
        source: { kind: 'playlist' as const, url },
        headers: {},
        audio,
      },
    ];
  });
  return variants.length === 0
    ? { ok: false, reason: 'unreadable' }
    : { ok: true, kind: 'variants', variants: numberEqualIds(variants) };
}

/** Returns the default rendition of a group, or its first one; null where none has a playlist of its own. */
function chooseAudio(group: Record<string, ParsedRendition> | undefined, base: string): HlsAudio | null {
  const renditions = Object.values(group ?? {}).flatMap(({ uri, language = null, default: isDefault = false }) => {
    const url = toAbsoluteUrl(uri, base);
    return url === null ? [] : [{ url, language, isDefault }];
  });
  return renditions.find(({ isDefault }) => isDefault) ?? renditions[0] ?? null;
}

function readParts({ segments = [], mediaSequence = 0 }: ParsedManifest, base: string): HlsVerdict {
  if (segments.length > MAX_STREAM_PARTS) return { ok: false, reason: 'too_long' };
  const parts: StreamPart[] = [];
  let group = 0;
  let configuration = '';
  for (const [index, segment] of segments.entries()) {
    const key = readKey(segment, { base, sequence: mediaSequence + index });
    const url = toAbsoluteUrl(segment.uri, base);
    if (url === null || key === undefined) return { ok: false, reason: 'unreadable' };
    // Times begin anew after a discontinuity: what comes before and after is not one file.
    if (segment.discontinuity === true && parts.length > 0) {
      group += 1;
      configuration = '';
    }
    if (segment.map) {
      const mapUrl = toAbsoluteUrl(segment.map.uri, base);
      if (mapUrl === null) return { ok: false, reason: 'unreadable' };
      const { byterange: range = null } = segment.map;
      const wanted = JSON.stringify([mapUrl, range]);
      if (wanted !== configuration) {
        if (configuration !== '') group += 1;
        configuration = wanted;
        // A configuration is encrypted only with a key that says its vector.
        const mapKey = segment.key?.iv ? key : null;
        parts.push({ url: mapUrl, range, key: mapKey, durationS: 0, group });
      }
    }
    parts.push({ url, range: segment.byterange ?? null, key, durationS: segment.duration ?? 0, group });
  }
  return { ok: true, kind: 'parts', parts, durationS: parts.reduce((sum, { durationS }) => sum + durationS, 0) };
}

/** Returns null for a part without a key, and undefined for a key that can not be read. */
function readKey(
  { key }: ParsedSegment,
  { base, sequence }: { base: string; sequence: number },
): StreamPart['key'] | undefined {
  if (!key || key.method === 'NONE') return null;
  const url = toAbsoluteUrl(key.uri, base);
  if (key.method !== RANGED_KEY || url === null) return undefined;
  // Without a vector of its own, a part's number in the stream is its vector.
  const words = key.iv ? [...key.iv] : [0, 0, Math.floor(sequence / 2 ** 32), sequence % 2 ** 32];
  return { url, iv: words.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('') };
}
