import { createDecipheriv } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { appendFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { DOWNLOAD_LIMITS, ERRORS } from '@reelwright/contracts';
import { isWebPage, isWholePart, type StreamPart } from '@reelwright/streams';
import pMap from 'p-map';
import { AppError } from '#src/app-error.ts';
import type { FetchGuarded, SaveGuarded } from '#src/platform/fetch/guarded-fetch.ts';
import { toSizeText } from '#src/platform/fetch/size-text.ts';
import type { FetchedBytes, KeptPieces } from '../video-links.ts';
import type { PlannedPiece, PlannedStream } from './plan-stream.ts';

export interface FetchPartsDependencies {
  fetchGuarded: FetchGuarded;
  saveGuarded: SaveGuarded;
  /** Before the second try of a part; four times as long before the third. */
  retryDelayMs: number;
}

export interface FetchPartsRequest {
  streams: readonly PlannedStream[];
  folder: string;
  pieces: KeptPieces;
  signal: AbortSignal;
  onBytes(bytes: FetchedBytes): void;
}

const AT_ONCE = 4;
const TRIES = 3;
const DELAY_GROWTH = 4;
const PART_TIMEOUT_MS = 5 * 60_000;
const WHOLE_TIMEOUT_MS = 60 * 60_000;
const MAX_PART_BYTES = 64 * 2 ** 20;
const KEY_BYTES = 16;

const failed = (reason: string, cause?: unknown): AppError =>
  new AppError('VIDEO_DOWNLOAD_FAILED', {}, { cause: new Error(reason, { cause }) });
const tooLarge = (): AppError => new AppError('FILE_TOO_LARGE', { limit: toSizeText(DOWNLOAD_LIMITS.maxSizeBytes) });

/**
 * Fetches streams piece by piece, at most four pieces at a time, and keeps each piece. Returns the local files of each
 * stream's groups, in order. Throws VIDEO_DOWNLOAD_FAILED, FILE_TOO_LARGE, LINK_FORBIDDEN, or the signal's reason.
 */
export async function fetchParts(
  request: FetchPartsRequest,
  dependencies: FetchPartsDependencies,
): Promise<string[][]> {
  const { streams, folder } = request;
  const meter = createMeter(request);
  const keys = createKeyRing(request, dependencies);
  const stopping = new AbortController();
  const signal = AbortSignal.any([request.signal, stopping.signal]);
  const all = streams.flatMap((stream, index) => stream.pieces.map((piece) => ({ stream, index, piece })));
  const paths = new Map<PlannedPiece, string>();
  try {
    await pMap(
      all,
      async ({ stream, index, piece }) => {
        const name = `${index}-${piece.name}`;
        const known = await request.pieces.find(name);
        const path = known ?? join(folder, name);
        if (known === undefined) {
          await fetchPiece({ piece, stream, path, signal, meter, keys }, dependencies);
          await request.pieces.keep(name, path);
        } else meter.add(stream, piece, (await stat(known)).size);
        paths.set(piece, path);
      },
      { concurrency: AT_ONCE, signal },
    );
  } catch (error) {
    // The other pieces stop; what they have kept stays kept.
    stopping.abort(error);
    request.signal.throwIfAborted();
    throw error;
  }
  return await Promise.all(streams.map((stream, index) => joinPieces(stream, paths, join(folder, `stream-${index}`))));
}

/** Appends the pieces of each group to one file. A stream of one piece is that piece. */
async function joinPieces(
  { pieces }: PlannedStream,
  paths: ReadonlyMap<PlannedPiece, string>,
  base: string,
): Promise<string[]> {
  const groups = Map.groupBy(pieces, ({ group }) => group);
  const files: string[] = [];
  for (const [group, members] of groups) {
    const [only] = members;
    if (members.length === 1 && only) {
      files.push(paths.get(only) ?? '');
      continue;
    }
    const path = `${base}-${group}`;
    for (const [index, member] of members.entries()) {
      const source = createReadStream(paths.get(member) ?? '');
      await pipeline(source, createWriteStream(path, { flags: index === 0 ? 'w' : 'a' }));
    }
    files.push(path);
  }
  return files;
}

interface PieceFetch {
  piece: PlannedPiece;
  stream: PlannedStream;
  path: string;
  signal: AbortSignal;
  meter: Meter;
  keys: KeyRing;
}

async function fetchPiece(fetch: PieceFetch, dependencies: FetchPartsDependencies): Promise<void> {
  const { piece, stream, path, signal, meter, keys } = fetch;
  if (stream.isFile && piece.parts[0]?.range === null) {
    await saveWhole(fetch, dependencies);
    return;
  }
  await writeFile(path, '');
  for (const part of piece.parts) {
    const bytes = await retry(() => fetchPart(part, fetch, dependencies), signal, dependencies);
    const plain = part.key ? decrypt(bytes, await keys.get(part.key.url, stream.headers), part.key.iv) : bytes;
    if (!stream.isFile && isWebPage(plain)) throw failed(`${part.url} is a page`);
    await appendFile(path, plain);
    meter.addPart(stream, part, bytes.length);
  }
}

async function fetchPart(
  { url, range, key }: StreamPart,
  { stream, signal, meter }: PieceFetch,
  { fetchGuarded }: FetchPartsDependencies,
): Promise<Buffer> {
  const { body } = await fetchGuarded(url, {
    accept: '*/*',
    maxBytes: range?.length ?? Math.min(MAX_PART_BYTES, meter.leftBytes()),
    timeoutMs: PART_TIMEOUT_MS,
    headers: stream.headers,
    signal,
    ...(range && { range: { start: range.offset, end: range.offset + range.length - 1 } }),
  });
  if (body.length === 0 || (range && body.length !== range.length)) throw failed(`${url} was cut short`);
  if (!key && !stream.isFile && !range && !isWholePart(body)) throw failed(`${url} was cut short`);
  return body;
}

/** Saves a file whose server sends no parts of it. */
async function saveWhole(
  { piece, stream, path, signal, meter }: PieceFetch,
  dependencies: FetchPartsDependencies,
): Promise<void> {
  const [part] = piece.parts;
  if (!part) return;
  const limits = { accept: '*/*', maxBytes: meter.leftBytes(), timeoutMs: WHOLE_TIMEOUT_MS };
  const save = () => dependencies.saveGuarded(part.url, { ...limits, headers: stream.headers, signal, path });
  const { sizeBytes } = await retry(save, signal, dependencies);
  meter.addPart(stream, part, sizeBytes);
}

/** Tries again what a network may have caused. */
async function retry<Result>(
  work: () => Promise<Result>,
  signal: AbortSignal,
  { retryDelayMs }: FetchPartsDependencies,
): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof AppError) || error.code === 'LINK_FORBIDDEN') throw error;
      if (error.code === 'PAGE_TOO_LARGE') throw tooLarge();
      if (!ERRORS[error.code].retryable || tried >= TRIES) throw failed('a part can not be fetched', error);
      await wait(retryDelayMs * DELAY_GROWTH ** (tried - 1), undefined, { signal }).catch(() =>
        signal.throwIfAborted(),
      );
    }
  }
}

function decrypt(bytes: Buffer, key: Buffer, iv: string): Buffer {
  try {
    const decipher = createDecipheriv('aes-128-cbc', key, Buffer.from(iv, 'hex'));
    return Buffer.concat([decipher.update(bytes), decipher.final()]);
  } catch (error) {
    throw failed('a part can not be decrypted', error);
  }
}

type KeyRing = ReturnType<typeof createKeyRing>;

/** Fetches each key once. */
function createKeyRing({ signal }: FetchPartsRequest, dependencies: FetchPartsDependencies) {
  const keys = new Map<string, Promise<Buffer>>();
  const load = async (url: string, headers: Readonly<Record<string, string>>): Promise<Buffer> => {
    const limits = { accept: '*/*', maxBytes: 1024, timeoutMs: 30_000, headers, signal };
    const { body } = await retry(() => dependencies.fetchGuarded(url, limits), signal, dependencies);
    if (body.length !== KEY_BYTES) throw new AppError('DRM_PROTECTED', {}, { cause: new Error('no AES-128 key') });
    return body;
  };
  return {
    get(url: string, headers: Readonly<Record<string, string>>): Promise<Buffer> {
      const key = keys.get(url) ?? load(url, headers);
      keys.set(url, key);
      return key;
    },
  };
}

type Meter = ReturnType<typeof createMeter>;

/** Counts bytes, and tells which share of all streams they are. */
function createMeter({ streams, onBytes }: Pick<FetchPartsRequest, 'streams' | 'onBytes'>) {
  const weigh = ({ bitrateKbps }: PlannedStream, { range, durationS }: StreamPart): number =>
    range?.length ?? (durationS * bitrateKbps * 1000) / 8;
  const parts = streams.flatMap((stream) =>
    stream.pieces.flatMap((piece) => piece.parts.map((part) => ({ stream, part }))),
  );
  const total = parts.reduce((sum, { stream, part }) => sum + weigh(stream, part), 0);
  const isExact = parts.every(({ part }) => part.range !== null);
  let doneBytes = 0;
  let done = 0;
  const report = (): void => {
    const fraction = total > 0 ? Math.min(1, done / total) : 0;
    const estimate = fraction > 0 ? Math.round(doneBytes / fraction) : null;
    onBytes({ doneBytes, totalBytes: isExact ? total : estimate, fraction });
  };
  return {
    leftBytes(): number {
      const left = DOWNLOAD_LIMITS.maxSizeBytes - doneBytes;
      if (left <= 0) throw tooLarge();
      return left;
    },
    addPart(stream: PlannedStream, part: StreamPart, sizeBytes: number): void {
      doneBytes += sizeBytes;
      done += weigh(stream, part);
      report();
    },
    /** Counts a piece that was kept. */
    add(stream: PlannedStream, piece: PlannedPiece, sizeBytes: number): void {
      doneBytes += sizeBytes;
      done += piece.parts.reduce((sum, part) => sum + weigh(stream, part), 0);
      report();
    },
  };
}
