import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AssetId, CALLS, type CheckedInput, ERRORS, LOOK_IDS } from '@reelwright/contracts';
import { msToTicks } from '@reelwright/timeline';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LookScene } from '../../studio/looks/look-painter.ts';
import { createTestApp, inSession, testSessions } from '../../platform/http/test-app.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { AssetMedia } from '../assets/asset-media.ts';
import { lookPreviewHandlers } from './look-previews.routes.ts';
import { createLookPreviewsService, type LookPreviewsService } from './look-previews.service.ts';
import { testActor } from '../../test-actor.ts';
import type { Actor } from '../../actor.ts';
import { openGate } from '../../platform/heavy-work/test-open-gate.ts';

const OWNER = testActor(1);
const STRANGER = testActor(2);
const IMAGE = { asset_id: '00000000-0000-4000-8000-000000000001' as AssetId };
const VIDEO = { asset_id: '00000000-0000-4000-8000-000000000002' as AssetId };
const BROKEN = { asset_id: '00000000-0000-4000-8000-000000000003' as AssetId };
const KEYS = new Map([
  [IMAGE.asset_id, 'library/image.jpg'],
  [BROKEN.asset_id, 'library/broken.jpg'],
]);
const VIDEO_MEDIA: AssetMedia = {
  media: {
    kind: 'video',
    key: 'library/video.mp4',
    width: 640,
    height: 360,
    duration: msToTicks(4000),
    frameRate: { num: 30, den: 1 },
    hasAudio: true,
    alpha: 'none',
  },
  posterKey: 'library/poster.jpg',
  proxyKey: 'library/proxy.mp4',
  peaksKey: null,
  filmstrip: null,
};
const SUBJECTS = {
  subject: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 },
  faces: [],
  plainBackground: '#ffffff',
  palette: ['#cc3344'],
  isScene: false,
  isGraphic: false,
  hasLettering: false,
  isCollage: false,
  crossesTop: false,
  topColor: '#ffffff',
  tones: { columns: 1, rows: 1, light: [90], spread: [1] },
  subjectColor: '#cc3344',
  details: [],
};

const { signal } = new AbortController();
let folder: string;
let painted: LookScene[];
let fetched: string[];
let lookPreviews: LookPreviewsService;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'look-previews-'));
  painted = [];
  fetched = [];
  lookPreviews = createLookPreviewsService({
    heavyWork: openGate,
    async collectImages({ sources, folder: into }) {
      const [source] = sources;
      if (!source) throw new Error('one picture is asked for');
      const name = source.kind === 'link' ? source.url : source.key;
      fetched.push(name);
      if (name.includes('broken')) return { images: [], refused: [{ source, reason: 'FILE_CORRUPTED', values: {} }] };
      const path = join(into, 'image-01.jpg');
      await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#cc3344' } })
        .jpeg()
        .toFile(path);
      return { images: [{ path, width: 2400, height: 1600, hasAlpha: false, sha256: '', source }], refused: [] };
    },
    findImageKey: async ({ workspaceId }, assetId) =>
      workspaceId === OWNER.workspaceId ? KEYS.get(assetId) : undefined,
    findMedia: async ({ workspaceId }, assetId) =>
      workspaceId === OWNER.workspaceId && assetId === VIDEO.asset_id ? VIDEO_MEDIA : undefined,
    vision: { findSubjects: async () => SUBJECTS },
    painter: {
      async paintLooks(scene) {
        painted.push(scene);
        if (scene.image) await readFile(scene.image.path);
        return LOOK_IDS.map((look) => ({ look, webpBase64: 'UklGRg==' }));
      },
    },
    async makeFolder() {
      const path = await mkdtemp(join(folder, 'call-'));
      return { path, remove: () => rm(path, { recursive: true }) };
    },
  });
});

afterEach(() => rm(folder, { recursive: true }));

const preview = (input: Partial<CheckedInput<'previewLooks'>> = {}, actor: Actor = OWNER) =>
  lookPreviews.previewLooks(actor, { ratio: '9:16', language: 'en', ...input }, signal);

describe('a preview of the looks', () => {
  test("shows each look with the product's name, image, stars and colours, and leaves no file", async () => {
    const { previews } = await preview({
      name: 'Reading Lamp',
      brand: 'Lumen',
      image: IMAGE,
      rating: { value: 4.8, count: 1204 },
      brand_colors: ['#1f6feb'],
    });
    expect(previews.map(({ look }) => look)).toEqual(LOOK_IDS);
    expect(previews[0]?.image).toBe('data:image/webp;base64,UklGRg==');
    expect(painted).toMatchObject([
      {
        title: 'Reading Lamp',
        kicker: 'Lumen',
        rating: { value: 4.8 },
        brandColors: ['#1f6feb'],
        image: { width: 1080, height: 720, plainBackground: '#ffffff', palette: ['#cc3344'] },
      },
    ]);
    expect(await readdir(folder)).toEqual([]);
  });

  test('needs no image and no name', async () => {
    await preview();
    await preview({ language: 'zh-CN' });
    expect(painted.map(({ title, image }) => [title, image])).toEqual([
      ['Your product', undefined],
      ['您的商品', undefined],
    ]);
  });

  test('shows a video by its poster', async () => {
    await preview({ image: VIDEO });
    expect(fetched).toEqual(['library/poster.jpg']);
  });

  test('is rendered once, however often it is viewed', async () => {
    const first = await preview({ name: 'Lamp', image: IMAGE });
    expect(await preview({ name: 'Lamp', image: IMAGE })).toEqual(first);
    expect(painted).toHaveLength(1);
  });

  test('fetches and reads an image once while the text changes', async () => {
    await preview({ name: 'Lamp', image: IMAGE });
    await preview({ name: 'Reading Lamp', image: IMAGE });
    expect(painted.map(({ title }) => title)).toEqual(['Lamp', 'Reading Lamp']);
    expect(fetched).toHaveLength(1);
  });

  test("never shows another user's image or video, even if it was shown to its owner before", async () => {
    for (const image of [IMAGE, VIDEO]) {
      await preview({ image });
      await expect(preview({ image }, STRANGER)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(painted).toHaveLength(2);
    expect(await readdir(folder)).toEqual([]);
  });

  test('tells why an image can not be used, and tries it again on the next request', async () => {
    await expect(preview({ image: BROKEN })).rejects.toMatchObject({ code: 'FILE_CORRUPTED' });
    await expect(preview({ image: BROKEN })).rejects.toMatchObject({ code: 'FILE_CORRUPTED' });
    expect(fetched).toHaveLength(2);
    expect(painted).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('previews requested over HTTP', () => {
  async function openApp() {
    const app = await createTestApp({
      // The test makes no other calls.
      handlers: { ...({} as Handlers), ...lookPreviewHandlers(lookPreviews) },
      sessions: {
        ...testSessions,
        findSession: async (token) => (token === 'guest-token' ? inSession({ ...OWNER, plan: 'guest' }) : undefined),
      },
      stopping: signal,
    });
    const post = async (payload: object, token = 'guest-token') => {
      const url = `/api${CALLS.previewLooks.path}`;
      const answer = await app.inject({ method: 'POST', url, payload, headers: { host: 'localhost', token } });
      return answer.json<{ code: number; msg: string; data: unknown }>();
    };
    return { post, close: () => app.close() };
  }

  test('are open to guests but not to strangers, and refuse texts that are too long and colours that a product can not have', async () => {
    const { post, close } = await openApp();
    expect(await post({ ratio: '1:1', language: 'en' })).toMatchObject({ code: 0 });
    expect((await post({ ratio: '1:1', language: 'en' }, 'no-token')).code).toBe(ERRORS.SESSION_ENDED.code);
    for (const wrong of [
      { ratio: '3:7' },
      { language: 'xx' },
      { name: 'x'.repeat(10_000) },
      { brand_colors: ['blue'] },
      { rating: { value: 9 } },
      { image: { asset_id: '../../etc/passwd' } },
    ]) {
      expect((await post({ ratio: '1:1', language: 'en', ...wrong })).code).toBe(ERRORS.INVALID_INPUT.code);
    }
    expect(painted).toHaveLength(1);
    await close();
  });

  test('are limited for each user: previews over the limit are not rendered', async () => {
    const { post, close } = await openApp();
    const { max } = CALLS.previewLooks.rate;
    for (let count = 0; count < max; count++) {
      expect(await post({ ratio: '1:1', language: 'en', name: `Lamp ${count}` })).toMatchObject({ code: 0 });
    }
    expect((await post({ ratio: '1:1', language: 'en', name: 'One more' })).code).toBe(ERRORS.TOO_MANY_REQUESTS.code);
    expect(painted).toHaveLength(max);
    await close();
  });
});
