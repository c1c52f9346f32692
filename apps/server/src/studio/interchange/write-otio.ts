import { createWriteStream } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { exportOtio } from '@reelwright/interchange';
import type { TimelineDocument } from '@reelwright/timeline';
import { ZipFile } from 'yazl';

/** Version of the bundle's format, stated in every bundle. */
const BUNDLE_VERSION = '1.0.0';
/** Entries have a fixed time: the same document and files give the same bytes. */
const ENTRY = { mtime: new Date(Date.UTC(1980, 0, 1)), mode: 0o100_644, forceDosTimestamp: true };

export interface WriteOtioRequest {
  document: TimelineDocument;
  name: string;
  /** Local path of each media id of the document. */
  files: ReadonlyMap<string, string>;
  /** `.otio`: the timeline alone, with the addresses of its files. `.otioz`: one bundle with the files inside. */
  output: string;
  /** For `.otio`: if set, files are named as in the bundle, and none needs to exist. */
  isPortable?: boolean;
}

/** Writes a document as OpenTimelineIO. The file appears whole or not at all. */
export async function writeOtio({
  document,
  name,
  files,
  output,
  isPortable = false,
}: WriteOtioRequest): Promise<void> {
  const partial = `${output}.${process.pid}.partial`;
  try {
    if (output.endsWith('.otioz')) await writeBundle({ document, name, files, output: partial });
    else {
      const places = isPortable ? nameEntries(document) : files;
      const resolveUrl = (id: string): string =>
        isPortable ? fileOf(places, id) : pathToFileURL(fileOf(places, id)).href;
      const timeline = exportOtio(document, { name, resolveUrl });
      await writeFile(partial, `${JSON.stringify(timeline, null, 2)}\n`);
    }
    await rename(partial, output);
  } finally {
    await rm(partial, { force: true });
  }
}

function fileOf(files: ReadonlyMap<string, string>, id: string): string {
  const file = files.get(id);
  if (file === undefined) throw new Error(`No file for the media ${id}`);
  return file;
}

async function writeBundle({ document, name, files, output }: Omit<WriteOtioRequest, 'isPortable'>): Promise<void> {
  const entries = nameEntries(document);
  const timeline = exportOtio(document, { name, resolveUrl: (id) => fileOf(entries, id) });
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(`${JSON.stringify(timeline, null, 2)}\n`), 'content.otio', ENTRY);
  zip.addBuffer(Buffer.from(BUNDLE_VERSION), 'version.txt', ENTRY);
  // Stored without compression: videos do not get smaller, and programs read them in place.
  for (const [id, entry] of entries) zip.addFile(fileOf(files, id), entry, { ...ENTRY, compress: false });
  zip.end();
  const target = createWriteStream(output);
  // The archive, not its stream, reports an unreadable file; the stream would wait forever.
  zip.on('error', (error) => target.destroy(error instanceof Error ? error : new Error(String(error))));
  await pipeline(zip.outputStream, target);
}

/** Gives every file a name in the bundle's flat media folder: the end of its key, made unique and safe. */
function nameEntries({ media }: TimelineDocument): Map<string, string> {
  const taken = new Set<string>();
  const entries = new Map<string, string>();
  for (const [id, { key }] of Object.entries(media)) {
    const { name, ext } = path.posix.parse(key);
    const stem = name.replace(/[^\p{L}\p{N}._-]+/gu, '_') || 'media';
    const extension = ext.replace(/[^A-Za-z0-9.]/g, '');
    let entry = `media/${stem}${extension}`;
    for (let copy = 2; taken.has(entry.toLowerCase()); copy++) entry = `media/${stem}-${copy}${extension}`;
    taken.add(entry.toLowerCase());
    entries.set(id, entry);
  }
  return entries;
}
