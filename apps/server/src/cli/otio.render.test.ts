import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TimelineDocument } from '@reelwright/timeline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { execute } from '#src/platform/process/test-execute.ts';

const ENTRY = path.join(import.meta.dirname, '../entry/reelwright.ts');
const otio = (...args: string[]) => execute(process.execPath, [ENTRY, 'otio', ...args]);

let folder: string;
const inFolder = (...names: string[]) => path.join(folder, ...names);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'otio-cli-'));
  const video = ['-f', 'lavfi', '-i', 'testsrc=size=64x48:rate=25:duration=1', '-f', 'lavfi', '-i', 'sine=duration=1'];
  await execute('ffmpeg', ['-v', 'error', ...video, '-c:v', 'mpeg4', '-c:a', 'aac', inFolder('video.avi')]);
  await writeFile(inFolder('notes.txt'), 'no film');
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const time = (value: number) => ({ OTIO_SCHEMA: 'RationalTime.1', rate: 25, value });
const clip = (url: string, start: number, duration: number) => ({
  OTIO_SCHEMA: 'Clip.2',
  name: url,
  source_range: { OTIO_SCHEMA: 'TimeRange.1', start_time: time(start), duration: time(duration) },
  media_references: { DEFAULT_MEDIA: { OTIO_SCHEMA: 'ExternalReference.1', target_url: url } },
});

it("imports another program's cut, and exports it as a bundle that imports to the same document", async () => {
  const children = [clip('video.avi', 5, 10), clip('notes.txt', 0, 5), clip('video.avi', 0, 5)];
  const track = { OTIO_SCHEMA: 'Track.1', kind: 'Video', name: 'V1', children };
  const stack = { OTIO_SCHEMA: 'Stack.1', name: 'tracks', children: [track] };
  await writeFile(inFolder('cut.otio'), JSON.stringify({ OTIO_SCHEMA: 'Timeline.1', name: 'cut', tracks: stack }));

  const { stdout, stderr } = await otio(
    'import',
    inFolder('cut.otio'),
    '--output',
    inFolder('in'),
    '--size',
    '640x480',
  );
  expect(stdout).toContain('1 tracks, 2 clips');
  expect(stderr).toContain('notes.txt: File format is not supported');
  const read = async (name: string) =>
    JSON.parse(await readFile(inFolder(name, 'document.json'), 'utf8')) as TimelineDocument;
  const document = await read('in');
  expect(document.canvas).toMatchObject({ width: 640, height: 480 });
  expect(document.tracks[0]!.clips).toMatchObject([
    { kind: 'video', start: 0, duration: 48_000, trimStart: 24_000 },
    { kind: 'video', start: 72_000, duration: 24_000, trimStart: 0 },
  ]);

  await otio('export', inFolder('in', 'document.json'), '--output', inFolder('cut.otioz'));
  await otio('import', inFolder('cut.otioz'), '--output', inFolder('again'));
  expect(await read('again')).toEqual(document);
});

it('refuses an unreadable file in one line, and writes nothing', async () => {
  await writeFile(inFolder('bad.otioz'), 'x');
  await expect(otio('import', inFolder('bad.otioz'), '--output', inFolder('bad'))).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The file is corrupted and cannot be read.'),
  });
  await expect(otio('export', inFolder('notes.txt'), '--output', inFolder('x.otioz'))).rejects.toMatchObject({
    stderr: expect.stringContaining('is not JSON'),
  });
  await expect(otio('import', inFolder('cut.mov'), '--output', inFolder('bad'))).rejects.toMatchObject({
    stderr: expect.stringContaining('must end in .otio'),
  });
  expect(await readdir(folder)).not.toContain('bad');
});
