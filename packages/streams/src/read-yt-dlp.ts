import * as z from 'zod';
import {
  type FoundStream,
  numberEqualIds,
  type StreamPart,
  type StreamProblem,
  type StreamSource,
  toAbsoluteUrl,
} from './stream.ts';

/** The arguments with which yt-dlp describes the video of a link as JSON, for `readYtDlp`. It downloads nothing. */
export function ytDlpArgs({ url, proxy }: { url: string; proxy: string }): string[] {
  return [
    ['--ignore-config', '--no-cache-dir', '--no-playlist', '--playlist-items', '1', '--no-warnings', '--no-progress'],
    ['--skip-download', '--dump-single-json', '--no-check-formats'],
    // Its generic reader would load any page that it is given.
    ['--use-extractors', 'all,-generic'],
    ['--socket-timeout', '15', '--retries', '1', '--extractor-retries', '1'],
    ['--proxy', proxy],
    // What follows is an address, whatever it begins with.
    ['--', url],
  ].flat();
}

const nullable = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().catch(null);
const format = z.object({
  format_id: z.coerce.string().max(100),
  url: nullable(z.string()),
  protocol: nullable(z.string()),
  ext: nullable(z.string()),
  vcodec: nullable(z.string()),
  acodec: nullable(z.string()),
  width: nullable(z.number()),
  height: nullable(z.number()),
  fps: nullable(z.number()),
  tbr: nullable(z.number()),
  filesize: nullable(z.number()),
  filesize_approx: nullable(z.number()),
  has_drm: nullable(z.unknown()),
  fragment_base_url: nullable(z.string()),
  fragments: nullable(
    z.array(z.object({ url: nullable(z.string()), path: nullable(z.string()), duration: nullable(z.number()) })),
  ),
  http_headers: nullable(z.record(z.string(), z.string())),
});
const description = z.object({
  title: nullable(z.string()),
  uploader: nullable(z.string()),
  channel: nullable(z.string()),
  duration: nullable(z.number()),
  thumbnail: nullable(z.string()),
  is_live: nullable(z.boolean()),
  live_status: nullable(z.string()),
  webpage_url: nullable(z.string()),
  formats: nullable(z.array(z.unknown())),
});

const lists = z.object({ entries: z.array(z.unknown()).min(1) });

export type YtDlpVerdict =
  | {
      ok: true;
      title: string | null;
      author: string | null;
      durationS: number | null;
      thumbnailUrl: string | null;
      streams: FoundStream[];
    }
  | { ok: false; reason: StreamProblem };

const PASSED_HEADERS = new Set(['user-agent', 'referer', 'origin']);
const LIVE = new Set(['is_live', 'is_upcoming', 'post_live']);

/** Reads what yt-dlp prints of a link. Addresses that are not http, and formats that are not readable, are left out. */
export function readYtDlp(json: string): YtDlpVerdict {
  const whole = parseJson(json);
  // A page around one video is described as a list of one.
  const first = lists.safeParse(whole).data?.entries[0];
  const parsed = description.safeParse(first ?? whole);
  if (!parsed.success) return { ok: false, reason: 'unreadable' };
  const { title, uploader, channel, duration, thumbnail, is_live: isLive, live_status: liveStatus } = parsed.data;
  if (isLive === true || LIVE.has(liveStatus ?? '')) return { ok: false, reason: 'live' };
  const formats = (parsed.data.formats ?? []).flatMap((each) => format.safeParse(each).data ?? []);
  const base = parsed.data.webpage_url ?? 'http://invalid.invalid/';
  const streams = formats.flatMap((each) => readFormat(each, base));
  if (streams.length === 0) return { ok: false, reason: formats.some(isProtected) ? 'drm' : 'unreadable' };
  return {
    ok: true,
    title: title ?? null,
    author: uploader ?? channel ?? null,
    durationS: duration ?? null,
    thumbnailUrl: toAbsoluteUrl(thumbnail, base),
    streams: numberEqualIds(streams),
  };
}

type Format = z.output<typeof format>;
const isProtected = ({ has_drm: drm }: Format): boolean => drm === true || drm === 'maybe';

function readFormat(found: Format, base: string): FoundStream[] {
  const source = isProtected(found) ? null : readSource(found, base);
  const [hasVideo, hasAudio] = [found.vcodec, found.acodec].map((codec) => codec !== 'none');
  if (source === null || (!hasVideo && !hasAudio) || found.ext === 'mhtml') return [];
  const codecs = [found.vcodec, found.acodec].filter((codec) => codec && codec !== 'none').join(',');
  const headers = Object.entries(found.http_headers ?? {})
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name, value]) => PASSED_HEADERS.has(name) && /^[\x20-\x7e]*$/.test(value));
  const size = found.filesize ?? found.filesize_approx ?? null;
  return [
    {
      id: `site-${found.format_id}`,
      bitrateKbps: found.tbr ? Math.round(found.tbr) : null,
      width: found.width ?? null,
      height: found.height ?? null,
      frameRate: found.fps ?? null,
      codecs: codecs === '' ? null : codecs,
      hasVideo: hasVideo === true,
      hasAudio: hasAudio === true,
      sizeBytes: size === null ? null : Math.round(size),
      source,
      headers: Object.fromEntries(headers),
    },
  ];
}

function readSource(found: Format, base: string): StreamSource | null {
  const url = toAbsoluteUrl(found.url, base);
  switch (found.protocol) {
    case 'http':
    case 'https':
      return url === null ? null : { kind: 'file', url };
    case 'm3u8':
    case 'm3u8_native':
      return url === null ? null : { kind: 'playlist', url };
    case 'http_dash_segments': {
      const parts = (found.fragments ?? []).flatMap((fragment): StreamPart[] => {
        const at = toAbsoluteUrl(fragment.url ?? fragment.path, found.fragment_base_url ?? base);
        return at === null ? [] : [{ url: at, range: null, key: null, durationS: fragment.duration ?? 0, group: 0 }];
      });
      return parts.length === 0 || parts.length !== found.fragments?.length ? null : { kind: 'parts', parts };
    }
    case undefined:
    default:
      return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The schema refuses it.
    return undefined;
  }
}
