import { DOWNLOAD_LIMITS } from '@reelwright/contracts';
import { identifyMedia } from '@reelwright/media';
import { type FoundStream, isWebPage, type StreamProblem } from '@reelwright/streams';
import { AppError } from '#src/app-error.ts';
import type { FetchedStart, FetchStart } from '#src/platform/fetch/guarded-fetch.ts';
import type { SiteReader } from '../video-links.ts';
import type { SourceReader } from './source-reader.ts';

/** A video of a link, by the streams that it is offered in. */
export interface ResolvedVideo {
  title: string | null;
  author: string | null;
  /** Name of the host of the link. */
  site: string;
  lengthS: number | null;
  thumbnailUrl: string | null;
  streams: FoundStream[];
  /** Streams of audio that belong to the videos that have none. */
  audios: FoundStream[];
  /** Whether the streams' sizes and lengths come from a program that knows the site. */
  isFromSite: boolean;
}

export interface ResolveDependencies {
  fetchStart: FetchStart;
  reader: SourceReader;
  /** Null if the operator has not set one. */
  site: SiteReader | null;
}

const ACCEPT =
  'text/html,application/xhtml+xml,video/*,audio/*,application/vnd.apple.mpegurl,application/dash+xml,*/*;q=0.8';
/** Of a page, a playlist, or the start of a file. */
const MAX_START_BYTES = 4 * 2 ** 20;
const TIMEOUT_MS = 30_000;
const PROBLEMS = {
  drm: 'DRM_PROTECTED',
  live: 'LIVE_STREAM',
  unreadable: 'RESOLUTION_FAILED',
} as const satisfies Record<Exclude<StreamProblem, 'too_long'>, string>;

/** Turns the reason for which a source has no video into the error that says it. */
export function toSourceError(reason: StreamProblem): AppError {
  if (reason !== 'too_long') return new AppError(PROBLEMS[reason]);
  return tooLong(Number.POSITIVE_INFINITY);
}

/** Returns the error for a video that is longer than any that is downloaded. */
export function tooLong(lengthS: number): AppError {
  const max = DOWNLOAD_LIMITS.maxLengthS / 60;
  const minutes = Number.isFinite(lengthS) ? Math.ceil(lengthS / 60) : `> ${24 * 60}`;
  return new AppError('LINKED_VIDEO_TOO_LONG', { minutes, max });
}

/**
 * Finds the streams of a link: of a file, a playlist of HLS, a manifest of DASH, or a page that names one. A page is first
 * shown to the program that knows sites, if there is one.
 */
export async function resolveLink(
  url: string,
  dependencies: ResolveDependencies,
  signal: AbortSignal,
): Promise<ResolvedVideo> {
  let start: FetchedStart;
  try {
    start = await fetchSource(url, dependencies, signal);
  } catch (error) {
    // A site may turn away everybody but a program that knows it.
    if (!isBlocked(error)) throw error;
    if (dependencies.site) return await readFromSite(url, dependencies, signal);
    throw new AppError('VIDEO_BLOCKED', {}, { cause: error });
  }
  const media = await readMedia(start, dependencies, signal);
  if (media) return media;
  if (!isPage(start)) throw new AppError('VIDEO_SITE_UNSUPPORTED');
  const { site } = dependencies;
  if (site) {
    try {
      return await readFromSite(start.url, dependencies, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof AppError) || error.code === 'LIVE_STREAM' || error.code === 'DRM_PROTECTED') throw error;
      // The page itself may name what the program does not find.
      return await readFromPage(start, dependencies, signal).catch(() => Promise.reject(error));
    }
  }
  return await readFromPage(start, dependencies, signal);
}

const isBlocked = (error: unknown): boolean => error instanceof AppError && error.code === 'PAGE_BLOCKED';

const fetchSource = (url: string, { fetchStart }: ResolveDependencies, signal: AbortSignal): Promise<FetchedStart> =>
  fetchStart(url, { accept: ACCEPT, maxBytes: MAX_START_BYTES, timeoutMs: TIMEOUT_MS, signal });

const isPage = ({ body, contentType }: FetchedStart): boolean => isWebPage(body) || /html/i.test(contentType);

/** Returns the streams of a source that is media; undefined for everything else. Content decides, not names or types. */
async function readMedia(
  start: FetchedStart,
  { reader }: ResolveDependencies,
  signal: AbortSignal,
): Promise<ResolvedVideo | undefined> {
  const { body, url } = start;
  const head = body.subarray(0, 4096).toString('latin1');
  const facts = {
    title: nameOf(start),
    author: null,
    site: new URL(url).hostname,
    thumbnailUrl: null,
    isFromSite: false,
  };
  if (/^(?:\xef\xbb\xbf)?\s*#EXTM3U/.test(head)) return { ...facts, ...(await readHlsSource(start, reader, signal)) };
  if (/<(?:\w+:)?MPD[\s>]/.test(head)) {
    const verdict = await reader.read('readDash', { body, url }, signal);
    if (!verdict.ok) throw toSourceError(verdict.reason);
    return { ...facts, lengthS: verdict.durationS, streams: verdict.videos, audios: verdict.audios };
  }
  const signature = identifyMedia(body.subarray(0, 4096));
  if (signature?.kind !== 'stream') return undefined;
  return { ...facts, lengthS: null, streams: [toFileStream(start)], audios: [] };
}

const toFileStream = ({ url, totalBytes }: FetchedStart): FoundStream => ({
  id: 'file',
  bitrateKbps: null,
  width: null,
  height: null,
  frameRate: null,
  codecs: null,
  hasVideo: true,
  hasAudio: true,
  sizeBytes: totalBytes,
  source: { kind: 'file', url },
  headers: {},
});

async function readHlsSource(
  { body, url }: FetchedStart,
  reader: SourceReader,
  signal: AbortSignal,
): Promise<Pick<ResolvedVideo, 'lengthS' | 'streams' | 'audios'>> {
  const verdict = await reader.read('readHls', { body, url }, signal);
  if (!verdict.ok) throw toSourceError(verdict.reason);
  const plain = { bitrateKbps: null, width: null, height: null, frameRate: null, codecs: null, headers: {} };
  if (verdict.kind === 'parts') {
    const source = { kind: 'parts' as const, parts: verdict.parts };
    const stream = { ...plain, id: 'hls', hasVideo: true, hasAudio: true, sizeBytes: null, source };
    return { lengthS: verdict.durationS, streams: [stream], audios: [] };
  }
  const audios = new Map<string, FoundStream>();
  const streams = verdict.variants.map(({ audio, ...stream }): FoundStream => {
    if (!audio) return stream;
    const source = { kind: 'playlist' as const, url: audio.url };
    const id = `audio-${audio.language ?? audios.size + 1}`;
    if (!audios.has(audio.url)) {
      audios.set(audio.url, { ...plain, id, hasVideo: false, hasAudio: true, sizeBytes: null, source });
    }
    return { ...stream, hasAudio: false };
  });
  return { lengthS: null, streams, audios: [...audios.values()] };
}

async function readFromSite(
  url: string,
  { site, reader }: ResolveDependencies,
  signal: AbortSignal,
): Promise<ResolvedVideo> {
  if (!site) throw new AppError('VIDEO_SITE_UNSUPPORTED');
  const verdict = await reader.read('readSite', { json: await site.describe(url, signal) }, signal);
  if (!verdict.ok) throw toSourceError(verdict.reason);
  const { title, author, durationS, thumbnailUrl, streams } = verdict;
  return {
    title,
    author,
    site: new URL(url).hostname,
    lengthS: durationS,
    thumbnailUrl,
    streams: streams.filter(({ hasVideo }) => hasVideo),
    audios: streams.filter(({ hasVideo }) => !hasVideo),
    isFromSite: true,
  };
}

/** Returns the first video that a page names and that is one. */
async function readFromPage(
  start: FetchedStart,
  dependencies: ResolveDependencies,
  signal: AbortSignal,
): Promise<ResolvedVideo> {
  const { body, url, contentType } = start;
  const page = await dependencies.reader.read('readPage', { body, url, contentType }, signal);
  let problem = new AppError('VIDEO_SITE_UNSUPPORTED');
  let isExplained = false;
  for (const source of page.sources) {
    try {
      const media = await readMedia(await fetchSource(source, dependencies, signal), dependencies, signal);
      if (!media) continue;
      return {
        ...media,
        title: page.title ?? media.title,
        author: page.author,
        site: new URL(url).hostname,
        lengthS: media.lengthS ?? page.durationS,
        thumbnailUrl: page.thumbnailUrl,
      };
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof AppError)) throw error;
      // The first source is the most certain: so is its problem.
      if (!isExplained) problem = error;
      isExplained = true;
    }
  }
  throw problem;
}

/** Returns the last part of an address as a title, without its file extension. */
function nameOf({ url }: FetchedStart): string | null {
  const last = new URL(url).pathname.split('/').findLast((part) => part !== '') ?? '';
  let name = last;
  try {
    name = decodeURIComponent(last);
  } catch {
    // Not encoded by the rules: taken as it is.
  }
  const title = name
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[_+]+/g, ' ')
    .trim();
  return title === '' ? null : title;
}
