import { createWriteStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { listOtioMedia } from '@reelwright/interchange';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { AppError } from '../../app-error.ts';

const MIB = 1024 ** 2;
/** A timeline is text; a bundle's videos may be as large as uploads. */
const MAX_TIMELINE_BYTES = 50 * MIB;
const MAX_BUNDLE_BYTES = 4096 * MIB;
const MAX_ENTRIES = 1000;

/** A timeline as read, with the local paths of the files that it names. */
export interface ReadOtio {
  /** Input of `importOtio`. */
  timeline: unknown;
  /** Local paths by the addresses in the timeline; absent files are left out. */
  files: Map<string, string>;
}

/**
 * Reads `.otio` or `.otioz`. Files of a bundle are unpacked into `folder`, under names of our own. Files of a bare
 * timeline are found at their addresses, beside it or by absolute path, never over the network. Throws
 * AppError(FILE_CORRUPTED, FILE_TOO_LARGE).
 */
export async function readOtio({ input, folder }: { input: string; folder: string }): Promise<ReadOtio> {
  return input.endsWith('.otioz') ? await readBundle(input, folder) : await readTimeline(input);
}

function tooLarge(maxBytes: number): AppError {
  return new AppError('FILE_TOO_LARGE', { limit: `${Math.round(maxBytes / MIB)} MB` });
}

/** Matches whole strings, so that number-like text in them stays, and the numbers that JSON does not allow. */
const STRING_OR_NO_NUMBER = /"(?:[^"\\]|\\.)*"|-?\bInf(?:inity)?\b|\bNaN\b/g;

function parseTimeline(text: string): unknown {
  try {
    // OpenTimelineIO's writer emits numbers that JSON does not allow.
    return JSON.parse(text.replace(STRING_OR_NO_NUMBER, (token) => (token.startsWith('"') ? token : 'null')));
  } catch (error) {
    throw new AppError('FILE_CORRUPTED', {}, { cause: error });
  }
}

async function readTimeline(input: string): Promise<ReadOtio> {
  if ((await stat(input)).size > MAX_TIMELINE_BYTES) throw tooLarge(MAX_TIMELINE_BYTES);
  const timeline = parseTimeline(await readFile(input, 'utf8'));
  const files = new Map<string, string>();
  for (const url of listOtioMedia(timeline)) {
    const file = toLocalPath(url, path.dirname(input));
    if (file !== undefined && (await isFile(file))) files.set(url, file);
  }
  return { timeline, files };
}

function toLocalPath(url: string, folder: string): string | undefined {
  if (url.startsWith('file:')) {
    try {
      return fileURLToPath(url);
    } catch {
      // An address of another machine, or none at all: treated as a missing file.
      return undefined;
    }
  }
  return /^[a-z][a-z0-9+.-]+:/i.test(url) ? undefined : path.resolve(folder, decodeSafely(url));
}

function decodeSafely(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    // A bare path that contains a per cent sign.
    return url;
  }
}

async function isFile(file: string): Promise<boolean> {
  return await stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

async function readBundle(input: string, folder: string): Promise<ReadOtio> {
  const zip = await openZip(input);
  try {
    if (zip.entryCount > MAX_ENTRIES) throw new AppError('FILE_CORRUPTED');
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    const content = entries.find(({ fileName }) => fileName === 'content.otio');
    if (!content) throw new AppError('FILE_CORRUPTED');
    const timeline = parseTimeline((await readEntry(zip, content, MAX_TIMELINE_BYTES)).toString('utf8'));
    return { timeline, files: await unpackMedia(zip, { entries, timeline, folder }) };
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('FILE_CORRUPTED', {}, { cause: error });
  } finally {
    zip.close();
  }
}

async function openZip(input: string): Promise<ZipFile> {
  try {
    return await openPromise(input, { autoClose: false, lazyEntries: true });
  } catch (error) {
    throw new AppError('FILE_CORRUPTED', {}, { cause: error });
  }
}

/** Counts the unpacked bytes of an entry, whatever its header says. */
function limitBytes(maxBytes: number, onChunk: (bytes: number) => void = () => undefined): Transform {
  let total = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.length;
      onChunk(chunk.length);
      if (total > maxBytes) done(tooLarge(maxBytes));
      else done(null, chunk);
    },
  });
}

async function readEntry(zip: ZipFile, entry: Entry, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const source = await zip.openReadStreamPromise(entry);
  await pipeline(source, limitBytes(maxBytes), async (stream: AsyncIterable<Buffer>) => {
    for await (const chunk of stream) chunks.push(chunk);
  });
  return Buffer.concat(chunks);
}

/** Unpacks only files that the timeline names, to numbered names: an entry's own name never becomes a path. */
async function unpackMedia(
  zip: ZipFile,
  { entries, timeline, folder }: { entries: readonly Entry[]; timeline: unknown; folder: string },
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  let left = MAX_BUNDLE_BYTES;
  for (const url of listOtioMedia(timeline)) {
    const entry = entries.find(({ fileName }) => fileName === url || fileName === decodeSafely(url));
    if (!entry || !entry.fileName.startsWith('media/')) continue;
    const extension = /\.[a-z0-9]{1,8}$/i.exec(entry.fileName)?.[0] ?? '';
    const file = path.join(folder, `media-${files.size}${extension}`);
    const source = await zip.openReadStreamPromise(entry);
    const spend = (bytes: number) => {
      left -= bytes;
    };
    await pipeline(source, limitBytes(left, spend), createWriteStream(file));
    files.set(url, file);
  }
  return files;
}
