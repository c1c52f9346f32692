// oxlint-disable-next-line typescript/triple-slash-reference -- The package has no types, and programs compile this from its source.
/// <reference path="./parsers.d.ts" />
import type { ParsedManifest, ParsedPlaylist } from 'm3u8-parser';
import { parse } from 'mpd-parser';
import {
  type FoundStream,
  MAX_STREAM_PARTS,
  numberEqualIds,
  type StreamPart,
  type StreamProblem,
  type StreamSource,
  toAbsoluteUrl,
} from './stream.ts';

export type DashVerdict =
  /** `durationS` is null where the manifest does not say it. */
  | { ok: true; videos: FoundStream[]; audios: FoundStream[]; durationS: number | null }
  | { ok: false; reason: StreamProblem };

/** A representation that is one file, without an index; the parser leaves it out unless it has an element for segments. */
const ONLY_ADDRESS = /(<BaseURL>[^<]*<\/BaseURL>\s*)(<\/Representation>)/g;

/** The XML parser prints what it finds wrong with a manifest, besides throwing it. */
function withoutConsole<Result>(work: () => Result): Result {
  const { error, warn } = console;
  Object.assign(console, { error: () => undefined, warn: () => undefined });
  try {
    return work();
  } finally {
    Object.assign(console, { error, warn });
  }
}

/** Reads a manifest of MPEG-DASH (ISO/IEC 23009-1), found at an address. */
export function readDash(text: string, url: string): DashVerdict {
  if (/<(?:\w+:)?ContentProtection\b/.test(text)) return { ok: false, reason: 'drm' };
  if (/<(?:\w+:)?MPD\b[^>]*\btype\s*=\s*["']dynamic["']/.test(text)) return { ok: false, reason: 'live' };
  let manifest: ParsedManifest;
  try {
    manifest = withoutConsole(() => parse(text.replaceAll(ONLY_ADDRESS, '$1<SegmentBase/>$2'), { manifestUri: url }));
  } catch {
    // The parser throws strings and errors alike; the manifest is not readable either way.
    return { ok: false, reason: 'unreadable' };
  }
  const audioPlaylists = Object.values(manifest.mediaGroups?.AUDIO ?? {})
    .flatMap((group) => Object.values(group))
    .toSorted((a, b) => Number(b.default === true) - Number(a.default === true))
    .flatMap(({ playlists = [] }) => playlists);
  const all = [...(manifest.playlists ?? []), ...audioPlaylists];
  if (all.some(({ segments = [] }) => segments.length > MAX_STREAM_PARTS)) return { ok: false, reason: 'too_long' };
  // The parser lists audio without video as the video.
  const isAudioOnly = (manifest.playlists ?? []).every(({ attributes }) => !attributes?.RESOLUTION);
  const streams = (playlists: readonly ParsedPlaylist[], kind: 'video' | 'audio'): FoundStream[] =>
    numberEqualIds(playlists.flatMap((playlist) => readStream(playlist, { base: url, kind })));
  const videos = isAudioOnly ? [] : streams(manifest.playlists ?? [], 'video');
  const audios = streams(isAudioOnly ? all : audioPlaylists, 'audio');
  if (videos.length + audios.length === 0) return { ok: false, reason: 'unreadable' };
  return { ok: true, videos, audios, durationS: manifest.duration || null };
}

function readStream(
  playlist: ParsedPlaylist,
  { base, kind }: { base: string; kind: 'video' | 'audio' },
): FoundStream[] {
  const { attributes = {} } = playlist;
  const source = readSource(playlist, base);
  if (source === null) return [];
  const { BANDWIDTH: bandwidth, RESOLUTION: size, CODECS: codecs = null, 'FRAME-RATE': frameRate = null } = attributes;
  return [
    {
      id: `dash-${attributes.NAME ?? kind}`,
      bitrateKbps: bandwidth === undefined ? null : Math.round(bandwidth / 1000),
      width: size?.width ?? null,
      height: size?.height ?? null,
      frameRate,
      codecs,
      hasVideo: kind === 'video',
      // Some manifests name both codecs of a stream that has both.
      hasAudio: kind === 'audio' || /mp4a|opus|ac-3|ec-3/i.test(codecs ?? ''),
      sizeBytes: null,
      source,
      headers: {},
    },
  ];
}

function readSource({ segments = [], sidx }: ParsedPlaylist, base: string): StreamSource | null {
  // The index of such a stream lies in the file itself, which holds the whole stream.
  if (sidx) {
    const url = toAbsoluteUrl(sidx.resolvedUri, base);
    return url === null ? null : { kind: 'file', url };
  }
  const [only] = segments;
  if (segments.length === 1 && only && !only.byterange && only.map?.resolvedUri === only.resolvedUri) {
    const url = toAbsoluteUrl(only.resolvedUri, base);
    return url === null ? null : { kind: 'file', url };
  }
  const parts: StreamPart[] = [];
  let group = 0;
  let configuration = '';
  for (const { resolvedUri, map, byterange: range = null, duration = 0 } of segments) {
    const url = toAbsoluteUrl(resolvedUri, base);
    if (url === null) return null;
    const mapUrl = toAbsoluteUrl(map?.resolvedUri, base);
    const wanted = mapUrl === null ? '' : JSON.stringify([mapUrl, map?.byterange ?? null]);
    if (mapUrl !== null && wanted !== configuration) {
      if (configuration !== '') group += 1;
      configuration = wanted;
      parts.push({ url: mapUrl, range: map?.byterange ?? null, key: null, durationS: 0, group });
    }
    parts.push({ url, range, key: null, durationS: duration, group });
  }
  return parts.length === 0 ? null : { kind: 'parts', parts };
}
