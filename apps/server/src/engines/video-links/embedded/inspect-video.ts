import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { firstFrameArgs, type MediaProbe } from '@reelwright/media';
import type { FoundStream } from '@reelwright/streams';
import { AppError } from '#src/app-error.ts';
import type { FetchGuarded, FetchStart, SaveGuarded } from '#src/platform/fetch/guarded-fetch.ts';
import { normaliseStill } from '#src/platform/images/normalise-image.ts';
import { probeMedia } from '#src/platform/media/probe-media.ts';
import { createMediaRunner } from '#src/platform/media/run-ffmpeg.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import { HANG_LIMIT_MS } from '#src/platform/process/time-limits.ts';
import { fetchParts } from './fetch-parts.ts';
import { planStream } from './plan-stream.ts';
import type { SourceReader } from './source-reader.ts';

export interface InspectDependencies {
  fetchGuarded: FetchGuarded;
  fetchStart: FetchStart;
  saveGuarded: SaveGuarded;
  reader: SourceReader;
  runProgram: RunProgram;
  retryDelayMs: number;
}

/** A local sample of a stream, and what it holds. */
export interface StreamSample {
  path: string;
  probe: MediaProbe;
  /** Length of the whole stream, as far as its playlist or file says it. */
  lengthS: number | null;
}

interface Where {
  folder: string;
  signal: AbortSignal;
}

const HEAD_BYTES = 4 * 2 ** 20;
const TAIL_BYTES = 2 * 2 ** 20;
const FETCH_LIMIT_MS = 60_000;
const THUMBNAIL_SIDE_PX = 720;
const MAX_THUMBNAIL_BYTES = 10 * 2 ** 20;
/** Kept nowhere: what is looked at is small. */
const NO_PIECES = { find: async () => undefined, keep: async () => undefined };

/**
 * Fetches a little of a stream and probes it: its first part, or both ends of a file, since an index may stand at either.
 * Throws VIDEO_SITE_UNSUPPORTED if it is no media.
 */
export async function sampleStream(
  stream: FoundStream,
  where: Where,
  dependencies: InspectDependencies,
): Promise<StreamSample> {
  const path =
    stream.source.kind === 'file'
      ? await sampleFile(stream.source.url, stream.headers, where, dependencies)
      : await sampleParts(stream, where, dependencies);
  const { runProgram } = dependencies;
  try {
    const probe = await probeMedia(path.file, createMediaRunner({ runProgram, signal: where.signal }));
    const probedS = stream.source.kind === 'file' && probe.durationMs !== undefined ? probe.durationMs / 1000 : null;
    return { path: path.file, probe, lengthS: path.lengthS ?? probedS };
  } catch (error) {
    where.signal.throwIfAborted();
    throw new AppError('VIDEO_SITE_UNSUPPORTED', {}, { cause: error });
  }
}

interface LocalSample {
  file: string;
  lengthS: number | null;
}

async function sampleParts(
  stream: FoundStream,
  { folder, signal }: Where,
  dependencies: InspectDependencies,
): Promise<LocalSample> {
  const plan = await planStream(stream, dependencies, signal);
  const [piece] = plan.pieces;
  if (!piece) throw new AppError('RESOLUTION_FAILED');
  // The configuration, if there is one, and the first part.
  const count = piece.parts.findIndex(({ durationS }) => durationS > 0) + 1;
  const pieces = [{ ...piece, parts: piece.parts.slice(0, Math.max(1, count)) }];
  const request = { streams: [{ ...plan, pieces }], folder, pieces: NO_PIECES, signal, onBytes: () => undefined };
  const [files] = await fetchParts(request, dependencies);
  const [file] = files ?? [];
  if (file === undefined) throw new AppError('RESOLUTION_FAILED');
  return { file, lengthS: plan.lengthS };
}

/** Writes both ends of a file at their places; the middle stays empty. A file that can't be had in parts is fetched whole. */
async function sampleFile(
  url: string,
  headers: Readonly<Record<string, string>>,
  { folder, signal }: Where,
  dependencies: InspectDependencies,
): Promise<LocalSample> {
  const options = { accept: '*/*', timeoutMs: FETCH_LIMIT_MS, headers, signal };
  const start = await dependencies.fetchStart(url, { ...options, maxBytes: HEAD_BYTES });
  const { totalBytes, takesRanges, body } = start;
  const file = join(folder, 'sample');
  if (body.length < HEAD_BYTES && (totalBytes === null || totalBytes <= body.length)) {
    await writeSparse(file, [{ at: 0, bytes: body }]);
    return { file, lengthS: null };
  }
  if (!takesRanges || totalBytes === null) {
    const stream: FoundStream = { ...ANY_STREAM, headers, source: { kind: 'file', url } };
    const plan = await planStream(stream, dependencies, signal);
    const request = { streams: [plan], folder, pieces: NO_PIECES, signal, onBytes: () => undefined };
    const [files] = await fetchParts(request, dependencies);
    return { file: files?.[0] ?? file, lengthS: null };
  }
  const at = Math.max(body.length, totalBytes - TAIL_BYTES);
  const tail = { start: at, end: totalBytes - 1 };
  const rest =
    at >= totalBytes
      ? Buffer.alloc(0)
      : (await dependencies.fetchGuarded(url, { ...options, maxBytes: TAIL_BYTES, range: tail })).body;
  await writeSparse(file, [
    { at: 0, bytes: body },
    { at, bytes: rest },
  ]);
  return { file, lengthS: null };
}

const ANY_STREAM = {
  id: 'file',
  bitrateKbps: null,
  width: null,
  height: null,
  frameRate: null,
  codecs: null,
  hasVideo: true,
  hasAudio: true,
  sizeBytes: null,
} as const;

async function writeSparse(file: string, pieces: readonly { at: number; bytes: Buffer }[]): Promise<void> {
  const handle = await open(file, 'w');
  try {
    for (const { at, bytes } of pieces) if (bytes.length > 0) await handle.write(bytes, 0, bytes.length, at);
  } finally {
    await handle.close();
  }
}

/** Makes a JPEG of the image that a site shows, or else of the first frame of a sample. Null if neither can be had. */
export async function makeThumbnail(
  { thumbnailUrl, sample }: { thumbnailUrl: string | null; sample: StreamSample | null },
  { folder, signal }: Where,
  { saveGuarded, runProgram }: InspectDependencies,
): Promise<string | null> {
  const shown = join(folder, 'shown');
  const output = join(folder, 'thumbnail.jpg');
  const runner = createMediaRunner({ runProgram, signal });
  const toJpeg = async (input: string, still?: 'jpeg' | 'png'): Promise<string> => {
    const args = firstFrameArgs({ input, ...(still && { still }), maxSidePx: THUMBNAIL_SIDE_PX, output });
    await runner.runFfmpeg({ args, timeoutMs: HANG_LIMIT_MS, errorCode: 'FILE_CORRUPTED' });
    return output;
  };
  const attempts = [
    async () => {
      if (thumbnailUrl === null) return null;
      const limits = { accept: 'image/*', maxBytes: MAX_THUMBNAIL_BYTES, timeoutMs: FETCH_LIMIT_MS / 3, signal };
      await saveGuarded(thumbnailUrl, { ...limits, path: shown });
      const rules = {
        maxSidePx: THUMBNAIL_SIDE_PX,
        minSidePx: 16,
        background: 'white',
        animation: 'first_frame',
      } as const;
      const { path, extension } = await normaliseStill({
        input: shown,
        folder,
        name: 'still',
        rules,
        runProgram,
        signal,
      });
      return await toJpeg(path, extension === 'png' ? 'png' : 'jpeg');
    },
    async () => (sample?.probe.video ? await toJpeg(sample.path) : null),
  ];
  for (const attempt of attempts) {
    try {
      const made = await attempt();
      if (made !== null) return made;
    } catch (error) {
      signal.throwIfAborted();
      // Without an image, the video can still be downloaded.
      if (!(error instanceof AppError)) throw error;
    }
  }
  return null;
}
