import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ImportNote, importOtio } from '@reelwright/interchange';
import { type Media, parseDocument, type TimelineDocument } from '@reelwright/timeline';
import { AppError } from '../app-error.ts';
import { readOtio } from '../studio/interchange/read-otio.ts';
import { writeOtio } from '../studio/interchange/write-otio.ts';
import { normaliseMedia } from '../platform/media/normalise-media.ts';
import type { RunProgram } from '../platform/process/program.ts';
import { UsageError } from './usage-error.ts';

export type OtioOptions =
  | { command: 'import'; input: string; folder: string; canvas: { width: number; height: number } }
  | { command: 'export'; input: string; output: string };

const DOCUMENT_FILE = 'document.json';
const MEDIA_FOLDER = 'media';

/** The files that an import wrote to its folder. */
export interface ImportedCut {
  /** The document, whose media keys are paths beside it. */
  file: string;
  document: TimelineDocument;
  /** What could not be imported. */
  notes: ImportNote[];
}

/**
 * Reads another program's cut into a folder: `document.json` and working copies of its files, made like those of
 * uploads. Throws UsageError and AppError.
 */
export async function importCut(request: {
  input: string;
  folder: string;
  canvas: { width: number; height: number };
  runProgram: RunProgram;
  signal: AbortSignal;
  /** Called for each file that is no readable video, image or audio: its clips are left out. */
  onRefused(file: string, reason: AppError): void;
}): Promise<ImportedCut> {
  const { input, folder, canvas } = request;
  const work = await mkdtemp(path.join(tmpdir(), 'reelwright-otio-'));
  try {
    const { timeline, files } = await readOtio({ input, folder: work });
    await mkdir(path.join(folder, MEDIA_FOLDER), { recursive: true });
    const media = new Map<string, Media>();
    for (const [url, file] of files) {
      const found = await takeFile({ ...request, file, number: media.size, work });
      if (found) media.set(url, found);
    }
    const result = importOtio(timeline, { media, canvas });
    if (!result.ok) throw new AppError('FILE_CORRUPTED', {}, { cause: new Error(JSON.stringify(result)) });
    const { document, notes } = result;
    const file = path.join(folder, DOCUMENT_FILE);
    await writeFile(file, `${JSON.stringify(document, null, 2)}\n`);
    return { file, document, notes };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Returns the working copy of a file, in the import's folder; undefined if it is refused. */
async function takeFile(request: {
  file: string;
  number: number;
  work: string;
  folder: string;
  runProgram: RunProgram;
  signal: AbortSignal;
  onRefused(file: string, reason: AppError): void;
}): Promise<Media | undefined> {
  const { file, number, work, folder, runProgram, signal } = request;
  const passing = await mkdtemp(path.join(work, 'file-'));
  try {
    const { facts, workingCopy } = await normaliseMedia({ input: file, folder: passing, runProgram, signal });
    const key = `${MEDIA_FOLDER}/${number}${path.extname(workingCopy.path)}`;
    await copyFile(workingCopy.path, path.join(folder, key));
    return { ...facts, key };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    request.onRefused(file, error);
    return undefined;
  } finally {
    await rm(passing, { recursive: true, force: true });
  }
}

/**
 * Exports a document for other programs; its media keys are paths beside it, as `importCut` writes them. Throws
 * UsageError.
 */
export async function exportCut({ input, output }: { input: string; output: string }): Promise<void> {
  const parsed = parseDocument(parseJson(await readFile(input, 'utf8'), input));
  if (!parsed.ok) throw new UsageError(`${input} is no document: ${JSON.stringify(parsed)}`);
  const { document } = parsed;
  const files = new Map(
    Object.entries(document.media).map(([id, { key }]) => [id, path.resolve(path.dirname(input), key)]),
  );
  await writeOtio({ document, name: path.parse(output).name, files, output });
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${file} is not JSON.`);
  }
}
