import type { TaskId } from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../app-error.ts';
import { createPreviewsService, type PreviewsDependencies } from './previews.service.ts';
import { testActor } from '../../test-actor.ts';

const OWNER = { taskId: 'b9f4d2a0-2b2b-4c8e-9d4e-0d5f6a7b8c9d' as TaskId, actor: testActor(1) };
const STRANGER = { ...OWNER, actor: testActor(2) };

const DOCUMENT: TimelineDocument = {
  version: 3,
  canvas: { width: 720, height: 1280, background: '#000000' },
  frameRate: { num: 30, den: 1 },
  duration: 120_000,
  media: {
    photo: { kind: 'image', key: 'work/photo.jpg', width: 100, height: 100, hasAlpha: false },
    voice: { kind: 'audio', key: 'work/voice.wav', duration: 120_000 },
  },
  script: [],
  tracks: [],
  audio: { targetLufs: -14, maxTruePeakDb: -1, duckingDb: 9 },
};

interface Stored {
  document: TimelineDocument | undefined;
  stored: string[];
  keptKeys?: ReadonlyMap<string, string>;
}

function openPreviews({ document, stored, keptKeys }: Stored) {
  const dependencies: PreviewsDependencies = {
    tasks: {
      async findTimeline({ actor }) {
        if (actor.userId !== OWNER.actor.userId) throw new AppError('NOT_FOUND');
        return document;
      },
      async findStream({ actor }) {
        if (actor.userId !== OWNER.actor.userId) throw new AppError('NOT_FOUND');
        const track = {
          mimeType: 'video/mp4; codecs="avc1.64001f"',
          keys: ['work/stream/video-0.mp4'],
          isWhole: false,
        };
        return { width: 360, height: 640, durationS: 1, tracks: [track] };
      },
      async findMaterial({ actor, variant }) {
        if (actor.userId !== OWNER.actor.userId) throw new AppError('NOT_FOUND');
        return variant === 0 ? { made: { script: [] } } : undefined;
      },
      async findRender({ actor }) {
        if (actor.userId !== OWNER.actor.userId) throw new AppError('NOT_FOUND');
        if (!keptKeys) return undefined;
        return {
          title: 'Mug',
          document: DOCUMENT,
          inputKeys: keptKeys,
          folder: 'out/',
          manifestKey: 'out/manifest.json',
        };
      },
    },
    library: {
      findProxyKey: async (actor, key) =>
        actor.userId === OWNER.actor.userId && key === 'library/video.mp4' ? 'library/proxy.mp4' : undefined,
    },
    storage: {
      head: async (key) =>
        stored.includes(key)
          ? { key, sizeBytes: 1, contentType: 'image/jpeg', etag: 'e', modifiedAt: new Date(0) }
          : undefined,
      signGet: async (key, { expiresInS }) => `/files/${key}?for=${expiresInS}`,
    },
    fonts: {
      listPreviewFonts: async () => [{ family: 'Inter', weight: 700, url: '/files/inter' }],
      listFonts: async (uses) => uses.map(({ family, weight, text }) => ({ family, weight, url: `/files/${text}` })),
    },
  };
  return createPreviewsService(dependencies);
}

describe('a preview', () => {
  const stored = ['work/photo.jpg', 'work/voice.wav'];

  it('has the document, a signed address of each of its files, and its fonts', async () => {
    const answer = await openPreviews({ document: DOCUMENT, stored }).preloadPreview(OWNER);
    expect(answer.document).toEqual(DOCUMENT);
    expect(answer.media).toEqual([
      { id: 'photo', url: '/files/work/photo.jpg?for=3600' },
      { id: 'voice', url: '/files/work/voice.wav?for=3600' },
    ]);
    expect(answer.fonts).toEqual([{ family: 'Inter', weight: 700, url: '/files/inter' }]);
  });

  it('shows what a finished video was rendered from, if that is kept', async () => {
    const keptKeys = new Map([
      ['photo', 'inputs/1'],
      ['voice', 'inputs/2'],
    ]);
    const previews = openPreviews({ document: DOCUMENT, stored: ['inputs/1', 'inputs/2'], keptKeys });
    expect((await previews.preloadPreview(OWNER)).media.map(({ url }) => url)).toEqual([
      '/files/inputs/1?for=3600',
      '/files/inputs/2?for=3600',
    ]);
  });

  it('plays the proxy of a video, if it has one', async () => {
    const video = {
      kind: 'video',
      key: 'library/video.mp4',
      width: 1920,
      height: 1080,
      duration: 120_000,
      frameRate: { num: 30, den: 1 },
      hasAudio: false,
      alpha: 'none',
    } as const;
    const previewOf = async (files: string[]) =>
      (await openPreviews({ document: { ...DOCUMENT, media: { video } }, stored: files }).preloadPreview(OWNER)).media;
    expect(await previewOf(['library/video.mp4', 'library/proxy.mp4'])).toEqual([
      { id: 'video', url: '/files/library/video.mp4?for=3600', proxy_url: '/files/library/proxy.mp4?for=3600' },
    ]);
    expect(await previewOf(['library/video.mp4'])).toEqual([{ id: 'video', url: '/files/library/video.mp4?for=3600' }]);
  });

  it('is unavailable before the timeline is built', async () => {
    const previews = openPreviews({ document: undefined, stored });
    await expect(previews.preloadPreview(OWNER)).rejects.toMatchObject({ code: 'PREVIEW_UNAVAILABLE' });
  });

  it('is unavailable once one of its files is deleted', async () => {
    const previews = openPreviews({ document: DOCUMENT, stored: ['work/photo.jpg'] });
    await expect(previews.preloadPreview(OWNER)).rejects.toMatchObject({ code: 'PREVIEW_UNAVAILABLE' });
  });

  it("of another user's task responds NOT_FOUND", async () => {
    const previews = openPreviews({ document: DOCUMENT, stored });
    await expect(previews.preloadPreview(STRANGER)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('an edited preview', () => {
  const previews = openPreviews({ document: DOCUMENT, stored: [] });

  it('is rebuilt from the material of its tool, if there is any', async () => {
    expect(await previews.getMaterial({ ...OWNER, variant: 0 })).toEqual({ material: { made: { script: [] } } });
    expect(await previews.getMaterial({ ...OWNER, variant: 1 })).toEqual({ material: null });
  });

  it('gets the faces of its new texts, and no others than documents can name', async () => {
    const face = { family: 'Inter', weight: 700, text: 'é' };
    expect(await previews.listFonts([face])).toEqual({ fonts: [{ family: 'Inter', weight: 700, url: '/files/é' }] });
    await expect(previews.listFonts([face, { ...face, family: 'Comic Sans' }])).rejects.toThrow('INVALID_INPUT');
    await expect(previews.listFonts([{ ...face, weight: 123 }])).rejects.toThrow('INVALID_INPUT');
  });
});
