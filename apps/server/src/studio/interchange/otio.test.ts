import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { importOtio, listOtioMedia } from '@reelwright/interchange';
import { DOCUMENT_VERSION, type Media, TICKS_PER_SECOND, type TimelineDocument } from '@reelwright/timeline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { readOtio } from './read-otio.ts';
import { writeOtio } from './write-otio.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'otio-'));
  await mkdir(path.join(folder, 'a'));
  await mkdir(path.join(folder, 'b'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const SIZE = { width: 100, height: 100 };
const MEDIA: Record<string, Media> = {
  first: { kind: 'image', key: 'a/cup 杯.png', ...SIZE, hasAlpha: false },
  second: { kind: 'image', key: 'b/cup 杯.png', ...SIZE, hasAlpha: true },
};
const CENTRE = { x: 0.5, y: 0.5, zoom: 1 };

function documentOf(ids: string[]): TimelineDocument {
  const clips = ids.map((media, index) => ({
    kind: 'image' as const,
    id: `clip-${media}`,
    media,
    start: index * TICKS_PER_SECOND,
    duration: TICKS_PER_SECOND,
    box: { x: 0, y: 0, width: 1, height: 1 },
    fit: 'cover' as const,
    camera: { from: CENTRE, to: CENTRE, easing: 'linear' as const },
    opacity: 1,
  }));
  return {
    version: DOCUMENT_VERSION,
    canvas: { width: 1080, height: 1080, background: '#000000' },
    frameRate: { num: 30, den: 1 },
    duration: ids.length * TICKS_PER_SECOND,
    media: MEDIA,
    script: [],
    tracks: [{ kind: 'video', id: 'images', clips, transitions: [] }],
    audio: { targetLufs: -14, maxTruePeakDb: -1, duckingDb: 9 },
  };
}

/** Two files of the same name, and one whose name must not become a path. */
async function writeFiles(): Promise<Map<string, string>> {
  const files = new Map([
    ['first', path.join(folder, 'a', 'cup 杯.png')],
    ['second', path.join(folder, 'b', 'cup 杯.png')],
  ]);
  for (const [id, file] of files) await writeFile(file, `bytes of ${id}`);
  return files;
}

async function zipOf(name: string, entries: Record<string, string>): Promise<string> {
  const zip = new ZipFile();
  for (const [entry, text] of Object.entries(entries)) zip.addBuffer(Buffer.from(text), entry);
  zip.end();
  const file = path.join(folder, name);
  await pipeline(zip.outputStream, createWriteStream(file));
  return file;
}

describe('a bundle', () => {
  it('holds the document and its files, and returns both on reading', async () => {
    const files = await writeFiles();
    const output = path.join(folder, 'ad.otioz');
    const document = documentOf(['first', 'second']);
    await writeOtio({ document, name: 'Ad', files, output });
    const unpacked = path.join(folder, 'unpacked');
    await mkdir(unpacked);
    const read = await readOtio({ input: output, folder: unpacked });
    const [first, second] = listOtioMedia(read.timeline);
    expect([first, second]).toEqual(['media/cup_杯.png', 'media/cup_杯-2.png']);
    expect(await readFile(read.files.get(second!)!, 'utf8')).toBe('bytes of second');
    const media = new Map([
      [first!, MEDIA['first']!],
      [second!, MEDIA['second']!],
    ]);
    expect(importOtio(read.timeline, { media })).toEqual({ ok: true, document, notes: [] });
  });

  it('has the same bytes every time, and is not written if a file is missing', async () => {
    const files = await writeFiles();
    const [one, two, none] = ['one.otioz', 'two.otioz', 'none.otioz'].map((name) => path.join(folder, name));
    const document = documentOf(['first']);
    await writeOtio({ document, name: 'Ad', files, output: one! });
    await writeOtio({ document, name: 'Ad', files, output: two! });
    expect((await readFile(one!)).equals(await readFile(two!))).toBe(true);
    await rm(files.get('second')!);
    await expect(writeOtio({ document, name: 'Ad', files, output: none! })).rejects.toThrow();
    expect((await readdir(folder)).filter((name) => name.startsWith('none'))).toEqual([]);
  });

  it.each([
    ['is no zip', async () => path.join(folder, 'text.otioz')],
    ['has no timeline', () => zipOf('empty.otioz', { 'version.txt': '1.0.0' })],
    ['has a broken timeline', () => zipOf('broken.otioz', { 'content.otio': '{"OTIO' })],
  ])('is refused if it %s', async (_what, make) => {
    await writeFile(path.join(folder, 'text.otioz'), 'not a zip');
    const input = await make();
    await expect(readOtio({ input, folder })).rejects.toMatchObject({ code: 'FILE_CORRUPTED' });
  });

  it('writes only into its folder, whatever the names of its entries', async () => {
    const reference = { OTIO_SCHEMA: 'ExternalReference.1', target_url: 'media/../../evil.sh' };
    const clip = { OTIO_SCHEMA: 'Clip.2', media_references: { DEFAULT_MEDIA: reference } };
    const track = { OTIO_SCHEMA: 'Track.1', kind: 'Video', children: [clip] };
    const timeline = { OTIO_SCHEMA: 'Timeline.1', tracks: { OTIO_SCHEMA: 'Stack.1', children: [track] } };
    const harmless = { 'content.otio': JSON.stringify(timeline), 'media/up/up/evil.sh': 'x' };
    const input = await zipOf('evil.otioz', harmless);
    const bytes = (await readFile(input)).toString('latin1').replaceAll('media/up/up/', 'media/../../');
    await writeFile(input, bytes, 'latin1');
    const inner = path.join(folder, 'inner');
    await mkdir(inner);
    await expect(readOtio({ input, folder: inner })).rejects.toMatchObject({ code: 'FILE_CORRUPTED' });
    expect(await readdir(inner)).toEqual([]);
  });
});

describe('a bare timeline', () => {
  it('finds its files by their addresses, and leaves out missing and remote ones', async () => {
    const files = await writeFiles();
    const output = path.join(folder, 'ad.otio');
    await writeOtio({ document: documentOf(['first', 'second']), name: 'Ad', files, output });
    await rm(files.get('second')!);
    const read = await readOtio({ input: output, folder });
    expect([...read.files.values()]).toEqual([files.get('first')]);
    const far = (await readFile(output, 'utf8')).replaceAll('file:///', 'https://example.com/');
    await writeFile(output, far);
    expect((await readOtio({ input: output, folder })).files.size).toBe(0);
  });

  it('may hold numbers that JSON does not allow, and text that looks like them', async () => {
    const input = path.join(folder, 'odd.otio');
    await writeFile(input, '{"name": "a, NaN, \\"Inf, b", "rate": NaN, "ends": [-Infinity, Inf]}');
    const { timeline } = await readOtio({ input, folder });
    expect(timeline).toEqual({ name: 'a, NaN, "Inf, b', rate: null, ends: [null, null] });
  });
});
