import { createHash } from 'node:crypto';
import { DOWNLOAD_LIMITS } from '@reelwright/contracts';
import type { FoundStream, StreamPart } from '@reelwright/streams';
import { AppError } from '#src/app-error.ts';
import type { FetchStart } from '#src/platform/fetch/guarded-fetch.ts';
import { toSizeText } from '#src/platform/fetch/size-text.ts';
import { toSourceError } from './resolve-link.ts';
import type { SourceReader } from './source-reader.ts';

/** Parts that are fetched and kept together. */
export interface PlannedPiece {
  /** The same each time the stream is planned, for the same content. */
  name: string;
  group: number;
  parts: StreamPart[];
}

export interface PlannedStream {
  pieces: PlannedPiece[];
  headers: Readonly<Record<string, string>>;
  /** Null for one file whose server sends no parts of it: it is fetched whole. */
  totalBytes: number | null;
  /** Bits for each second of a part, to weigh streams against each other. */
  bitrateKbps: number;
  isFile: boolean;
  lengthS: number | null;
}

export interface PlanDependencies {
  fetchStart: FetchStart;
  reader: SourceReader;
}

const PLAYLIST = { accept: 'application/vnd.apple.mpegurl,*/*;q=0.8', maxBytes: 8 * 2 ** 20, timeoutMs: 30_000 };
const FILE_PART_BYTES = 8 * 2 ** 20;
/** A killed download loses at most this much of each stream, four times over: pieces are fetched side by side. */
const PARTS_OF_PIECE = 4;
/** Of a stream that does not say it. */
const COMMON_KBPS = 1000;

/** Plans in which pieces a stream is fetched. Throws FILE_TOO_LARGE for a file beyond the limit, and what sources throw. */
export async function planStream(
  { source, headers, bitrateKbps }: FoundStream,
  dependencies: PlanDependencies,
  signal: AbortSignal,
): Promise<PlannedStream> {
  const shared = { headers, bitrateKbps: bitrateKbps ?? COMMON_KBPS };
  if (source.kind === 'file') return { ...shared, ...(await planFile(source.url, headers, dependencies, signal)) };
  const parts = source.kind === 'parts' ? source.parts : await readPlaylist(source.url, headers, dependencies, signal);
  const lengthS = parts.reduce((sum, { durationS }) => sum + durationS, 0);
  return { ...shared, pieces: toPieces(parts), totalBytes: null, isFile: false, lengthS: lengthS || null };
}

async function readPlaylist(
  url: string,
  headers: Readonly<Record<string, string>>,
  { fetchStart, reader }: PlanDependencies,
  signal: AbortSignal,
): Promise<StreamPart[]> {
  const { body, url: finalUrl } = await fetchStart(url, { ...PLAYLIST, headers, signal });
  const verdict = await reader.read('readHls', { body, url: finalUrl }, signal);
  if (!verdict.ok) throw toSourceError(verdict.reason);
  if (verdict.kind !== 'parts') throw new AppError('RESOLUTION_FAILED');
  return verdict.parts;
}

async function planFile(
  url: string,
  headers: Readonly<Record<string, string>>,
  { fetchStart }: PlanDependencies,
  signal: AbortSignal,
) {
  const start = await fetchStart(url, { ...PLAYLIST, accept: '*/*', maxBytes: 1, headers, signal });
  const { totalBytes, takesRanges } = start;
  if (totalBytes !== null && totalBytes > DOWNLOAD_LIMITS.maxSizeBytes) {
    throw new AppError('FILE_TOO_LARGE', { limit: toSizeText(DOWNLOAD_LIMITS.maxSizeBytes) });
  }
  const part = (range: StreamPart['range']): StreamPart => ({ url, range, key: null, durationS: 0, group: 0 });
  const isDivided = takesRanges && totalBytes !== null && totalBytes > 0;
  const parts = isDivided
    ? Array.from({ length: Math.ceil(totalBytes / FILE_PART_BYTES) }, (_none, index) => {
        const offset = index * FILE_PART_BYTES;
        return part({ offset, length: Math.min(FILE_PART_BYTES, totalBytes - offset) });
      })
    : [part(null)];
  return { pieces: toPieces(parts, 1), totalBytes: isDivided ? totalBytes : null, isFile: true, lengthS: null };
}

/**
 * Divides parts into pieces. A piece is named after where its parts lie, without what sites sign anew each time: an
 * address's query.
 */
function toPieces(parts: readonly StreamPart[], size = PARTS_OF_PIECE): PlannedPiece[] {
  const pieces: StreamPart[][] = [];
  for (const part of parts) {
    const last = pieces.at(-1);
    if (last && last.length < size && last[0]?.group === part.group) last.push(part);
    else pieces.push([part]);
  }
  return pieces.map((each, index) => {
    const places = each.map(({ url, range }) => [new URL(url).pathname, range]);
    const hash = createHash('sha256')
      .update(JSON.stringify([index, parts.length, places]))
      .digest('hex')
      .slice(0, 16);
    return { name: `${hash}.part`, group: each[0]?.group ?? 0, parts: each };
  });
}
