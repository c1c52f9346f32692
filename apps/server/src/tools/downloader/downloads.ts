import { basename, join } from 'node:path';
import {
  type LookupId,
  type Mp3DownloaderInput,
  priceOfDownload,
  type TaskId,
  type VideoDownloaderInput,
} from '@reelwright/contracts';
import type { Actor } from '#src/actor.ts';
import { AppError } from '#src/app-error.ts';
import type { FetchedBytes, LinkedVideo, VideoLinks } from '#src/engines/video-links/video-links.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import type { StepContext } from '#src/runner/step-context.ts';
import type { ToolImplementation } from '#src/runner/tool.ts';

/** What was found behind a link. */
export interface KnownLink {
  url: string;
  video: Omit<LinkedVideo, 'thumbnail'>;
  /** A JPEG in storage. */
  thumbnailKey: string | null;
}

/** Bytes of one download of a task. */
export interface ReportedDownload extends Omit<FetchedBytes, 'fraction'> {
  taskId: TaskId;
  variant: number;
  bytesPerSecond: number;
}

export interface DownloadDependencies {
  videoLinks: VideoLinks;
  /** Returns what was found behind a link of the workspace; undefined if it is unknown, forgotten or not ready. */
  findLink(actor: Actor, lookupId: LookupId): Promise<KnownLink | undefined>;
  /** Keeps how far a download is, for those who follow the task. */
  reportDownload(actor: Actor, download: ReportedDownload): Promise<void>;
  runProgram: RunProgram;
}

type DownloadInput = VideoDownloaderInput | Mp3DownloaderInput;

/** Lengths are sent as the browser was told them. */
const TOLERATED_S = 0.01;
const refuse = (field: string, message: string): AppError =>
  new AppError('INVALID_INPUT', { field: { field: [field] }, problem: { message } } as never);

/** Throws INVALID_INPUT if the link was not looked up, or the input says something else of it; AUDIO_MISSING for an MP3. */
async function checkLink(
  wish: DownloadInput,
  { actor }: { actor: Actor },
  { findLink }: Pick<DownloadDependencies, 'findLink'>,
): Promise<void> {
  const known = await findLink(actor, wish.lookup_id);
  if (known?.url !== wish.url) throw refuse('lookup_id', 'download_not_looked_up');
  const { formats, lengthS } = known.video;
  if (Math.abs(lengthS - wish.length_s) > TOLERATED_S) throw refuse('length_s', 'download_other_video');
  if ('format_id' in wish) {
    const chosen = formats.find(({ id, kind }) => id === wish.format_id && kind === 'video');
    if (!chosen) throw refuse('format_id', 'download_other_video');
  } else if (!formats.some(({ hasAudio }) => hasAudio)) throw new AppError('AUDIO_MISSING');
}

/** One second of a download takes about this long on a common line. */
const SECONDS_PER_SECOND = 0.15;
const FIXED_S = 4;
/** A download of 500 MB on a slow line. */
const DOWNLOAD_TIMEOUT_MS = 60 * 60_000;

/** What both downloaders have in common besides their steps. */
export function describeDownloads(dependencies: Pick<DownloadDependencies, 'findLink'>) {
  return {
    checkAssets: (input, pusher) => checkLink(input, pusher, dependencies),
    title: ({ name }) => (name ?? '').trim(),
    expectedSeconds: ({ length_s: lengthS }) => FIXED_S + SECONDS_PER_SECOND * lengthS,
    timeoutMs: DOWNLOAD_TIMEOUT_MS,
    quote: ({ length_s: lengthS }) => [{ variant: 0, lengthS, credits: priceOfDownload(lengthS) }],
  } satisfies Partial<ToolImplementation<DownloadInput>>;
}

/** Longest gap between two reports, and the time over which the speed is measured. */
const REPORT_MS = 1000;
const SPEED_MS = 4000;

interface Download {
  url: string;
  /** Null for the audio alone. */
  formatId: string | null;
}

/**
 * Fetches a link's streams into the step's folder. Pieces are kept in storage, so that a task whose worker was killed goes on
 * after its last whole piece.
 */
export async function runDownload(
  { url, formatId }: Download,
  context: StepContext,
  { videoLinks, reportDownload }: Pick<DownloadDependencies, 'videoLinks' | 'reportDownload'>,
) {
  const { storage, folder, workPrefix, earlierWorkPrefixes = [], signal, taskId, variant, actor, log } = context;
  const marks: { atMs: number; bytes: number }[] = [];
  let reportedMs = 0;
  let reporting: Promise<void> = Promise.resolve();
  const report = (done: Omit<FetchedBytes, 'fraction'>, isLast: boolean): void => {
    const nowMs = performance.now();
    marks.push({ atMs: nowMs, bytes: done.doneBytes });
    while (marks.length > 2 && nowMs - (marks[0]?.atMs ?? nowMs) > SPEED_MS) marks.shift();
    if (!isLast && nowMs - reportedMs < REPORT_MS) return;
    reportedMs = nowMs;
    const [first] = marks;
    const spanS = first ? (nowMs - first.atMs) / 1000 : 0;
    const bytesPerSecond = isLast || !first || spanS <= 0 ? 0 : Math.round((done.doneBytes - first.bytes) / spanS);
    // Written one after another; a report that is lost is followed by the next.
    reporting = reporting
      .then(() => reportDownload(actor, { ...done, taskId, variant, bytesPerSecond }))
      .catch((error: unknown) => log.warn('downloads.progress_not_written', { error }));
  };
  let last: FetchedBytes = { doneBytes: 0, totalBytes: null, fraction: 0 };
  const fetched = await videoLinks.fetch({
    url,
    formatId,
    folder,
    signal,
    pieces: {
      async find(name) {
        for (const prefix of [workPrefix, ...earlierWorkPrefixes]) {
          const key = `${prefix}${variant}-${name}`;
          if (await storage.head(key)) return await storage.toLocalFile(key, join(folder, 'parts'));
        }
        return undefined;
      },
      keep: async (name, path) => {
        await storage.putFile(`${workPrefix}${variant}-${name}`, path, 'application/octet-stream');
      },
    },
    onBytes(bytes) {
      last = bytes;
      report(bytes, false);
      context.progress(bytes.fraction * 0.97);
    },
  });
  report(last, true);
  await reporting;
  const keep = async (path: string): Promise<string> => {
    const key = `${workPrefix}${variant}-fetched-${basename(path)}`;
    return (await storage.putFile(key, path, 'application/octet-stream')).key;
  };
  return {
    mainKey: await keep(fetched.main),
    audioKey: fetched.audio === null ? null : await keep(fetched.audio),
    isOriginal: fetched.isOriginal,
  };
}

/** Share of the length that a result may lack: the last frames and blocks of audio do not end together. */
const TOLERATED_SHARE = 0.03;
const TOLERATED_END_S = 1.5;

/**
 * Throws VIDEO_DOWNLOAD_FAILED if a result is shorter than what was paid for, and LINKED_VIDEO_CHANGED if it is longer.
 */
export function checkResultLength(resultS: number | null, paidS: number): void {
  if (resultS === null) return;
  const tolerated = TOLERATED_END_S + paidS * TOLERATED_SHARE;
  if (resultS < paidS - tolerated) {
    throw new AppError('VIDEO_DOWNLOAD_FAILED', {}, { cause: new Error(`${resultS} s of ${paidS} s arrived`) });
  }
  if (resultS > paidS + tolerated) throw new AppError('LINKED_VIDEO_CHANGED');
}
