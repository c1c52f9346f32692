import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { TaskId } from '@reelwright/contracts';
import { DOCUMENT_VERSION, TICKS_PER_SECOND, type TimelineDocument } from '@reelwright/timeline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../app-error.ts';
import { readOtio } from '../../studio/interchange/read-otio.ts';
import { writeOtio } from '../../studio/interchange/write-otio.ts';
import { systemClock } from '../../platform/clock.ts';
import { openFolderStorage } from '../../platform/storage/folder-storage.ts';
import { createProjectExportsService } from './project-exports.service.ts';
import { testActor } from '../../test-actor.ts';

const OWNER = { taskId: 'b9f4d2a0-2b2b-4c8e-9d4e-0d5f6a7b8c9d' as TaskId, actor: testActor(1) };
const CENTRE = { x: 0.5, y: 0.5, zoom: 1 };
const DOCUMENT: TimelineDocument = {
  version: DOCUMENT_VERSION,
  canvas: { width: 720, height: 1280, background: '#000000' },
  frameRate: { num: 30, den: 1 },
  duration: TICKS_PER_SECOND,
  media: { photo: { kind: 'image', key: 'work/1/photo.jpg', width: 100, height: 100, hasAlpha: false } },
  script: [],
  tracks: [
    {
      kind: 'video',
      id: 'images',
      transitions: [],
      clips: [
        {
          kind: 'image',
          id: 'shot',
          media: 'photo',
          start: 0,
          duration: TICKS_PER_SECOND,
          box: { x: 0, y: 0, width: 1, height: 1 },
          fit: 'cover',
          camera: { from: CENTRE, to: CENTRE, easing: 'linear' },
          opacity: 1,
        },
      ],
    },
  ],
  audio: { targetLufs: -14, maxTruePeakDb: -1, duckingDb: 9 },
};

const SCRIPT: TimelineDocument['script'] = [
  { id: 'w1', scene: 's1', text: 'Stays', start: 12_000, end: 48_000, spaceAfter: true },
  { id: 'w2', scene: 's1', text: 'hot.', start: 48_000, end: 96_000, spaceAfter: false },
];

const MANIFEST = JSON.stringify({ version: 1, document: DOCUMENT });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'project-exports-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function openExports({ isFinished, script = [] }: { isFinished: boolean; script?: TimelineDocument['script'] }) {
  const storage = await openFolderStorage({
    folder: path.join(folder, 'storage'),
    signingSecret: 'secret',
    publicUrl: '',
    clock: systemClock,
  });
  await storage.put('inputs/aa/content', Buffer.from('the photo'), 'image/jpeg');
  await storage.put('tasks/1/outputs/video.manifest.json', Buffer.from(MANIFEST), 'application/json');
  const render = {
    title: 'Cup: "hot" / cold',
    document: { ...DOCUMENT, script },
    inputKeys: new Map([['photo', 'inputs/aa/content']]),
    folder: 'tasks/1/outputs/',
    manifestKey: 'tasks/1/outputs/video.manifest.json',
  };
  const projectExports = createProjectExportsService({
    tasks: {
      async findRender({ actor }) {
        if (actor.userId !== OWNER.actor.userId) throw new AppError('NOT_FOUND');
        return isFinished ? render : undefined;
      },
    },
    storage,
    writeOtio,
    async makeFolder() {
      const made = await mkdtemp(path.join(folder, 'temp-'));
      return { path: made, remove: () => rm(made, { recursive: true }) };
    },
  });
  return { projectExports, storage };
}

describe('the project of a finished video', () => {
  it('is a bundle of its cut and files, named after the video, kept with its outputs', async () => {
    const { projectExports, storage } = await openExports({ isFinished: true });
    const answer = await projectExports.exportProject({ ...OWNER, format: 'otioz' });
    expect(answer.file_name).toBe('Cup hot cold.otioz');
    expect(answer.url).toContain('tasks/1/outputs/project.otioz');
    const input = await storage.toLocalFile('tasks/1/outputs/project.otioz', folder);
    const unpacked = await mkdtemp(path.join(folder, 'unpacked-'));
    const { files } = await readOtio({ input, folder: unpacked });
    expect([...files.keys()]).toEqual(['media/photo.jpg']);
    expect((await buffer(await storage.get('tasks/1/outputs/project.otioz'))).length).toBe(answer.size_bytes);
    expect((await readdir(folder)).filter((name) => name.startsWith('temp-'))).toEqual([]);
  });

  it('can be the cut alone, which names the files as in the bundle', async () => {
    const { projectExports, storage } = await openExports({ isFinished: true });
    const answer = await projectExports.exportProject({ ...OWNER, format: 'otio' });
    expect(answer.file_name).toBe('Cup hot cold.otio');
    const text = (await buffer(await storage.get('tasks/1/outputs/project.otio'))).toString();
    expect(text).toContain('"target_url": "media/photo.jpg"');
    expect(text).not.toContain('file:');
    expect((await readdir(folder)).filter((name) => name.startsWith('temp-'))).toEqual([]);
  });

  it('is unavailable before the video is finished, and to strangers', async () => {
    const { projectExports } = await openExports({ isFinished: false });
    await expect(projectExports.exportProject({ ...OWNER, format: 'otioz' })).rejects.toMatchObject({
      code: 'PROJECT_UNAVAILABLE',
    });
    const stranger = { ...OWNER, format: 'otioz', actor: testActor(2) } as const;
    await expect(projectExports.exportProject(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('comes with caption files, also of speech without shown captions, and reports a video without speech', async () => {
    const { projectExports, storage } = await openExports({ isFinished: true, script: SCRIPT });
    const read = async (format: 'srt' | 'vtt' | 'ass') => {
      const { url, file_name, size_bytes } = await projectExports.exportCaptions({ ...OWNER, format });
      const text = await buffer(await storage.get(`tasks/1/outputs/captions.${format}`));
      expect({ url: url.includes(`captions.${format}`), file_name, size_bytes }).toEqual({
        url: true,
        file_name: `Cup hot cold.${format}`,
        size_bytes: text.length,
      });
      return text.toString();
    };
    expect(await read('srt')).toBe('1\n00:00:00,100 --> 00:00:01,000\nStays hot.\n');
    expect(await read('vtt')).toBe('WEBVTT\n\n00:00:00.100 --> 00:00:01.000\nStays hot.\n');
    expect(await read('ass')).toContain('Dialogue: 0,0:00:00.10,0:00:01.00,Default,,0,0,0,,{\\k30}Stays {\\k40}hot.');

    const { projectExports: silent } = await openExports({ isFinished: true });
    await expect(silent.exportCaptions({ ...OWNER, format: 'srt' })).rejects.toMatchObject({
      code: 'CAPTIONS_UNAVAILABLE',
    });
    const stranger = { ...OWNER, actor: testActor(2) };
    await expect(projectExports.exportCaptions({ ...stranger, format: 'srt' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('the manifest of a finished video', () => {
  it('is saved as kept at the render, under the name of its video', async () => {
    const { projectExports, storage } = await openExports({ isFinished: true });
    const { url, file_name, size_bytes } = await projectExports.getManifest(OWNER);
    expect({ file_name, size_bytes }).toEqual({
      file_name: 'Cup hot cold.manifest.json',
      size_bytes: MANIFEST.length,
    });
    const [, key = ''] = /(tasks\/1\/.*\.json)\?/.exec(url) ?? [];
    expect((await buffer(await storage.get(key))).toString()).toBe(MANIFEST);
    const second = await projectExports.getManifest({ ...OWNER, variant: 1 });
    expect(second.file_name).toBe('Cup hot cold 2.manifest.json');
  });

  it('is unavailable before the video is finished, and to strangers', async () => {
    const { projectExports } = await openExports({ isFinished: false });
    await expect(projectExports.getManifest(OWNER)).rejects.toMatchObject({ code: 'PROJECT_UNAVAILABLE' });
    const stranger = { ...OWNER, actor: testActor(2) };
    await expect(projectExports.getManifest(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
