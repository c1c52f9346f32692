import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type AssetId,
  type Product,
  productToVideo,
  type SceneRole,
  type Script,
  type TaskId,
} from '@reelwright/contracts';
import { isVisualTrack, stableStringify, type TimelineDocument, ticksToSeconds } from '@reelwright/timeline';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { execute } from '#src/platform/process/test-execute.ts';
import { type LocalTools, openLocalTools } from '#src/compose/open-tools.ts';
import { openTaskBench, type TaskBench } from '#src/modules/tasks/test-task-bench.ts';
import type { Actor } from '#src/actor.ts';
import { runProgram } from '#src/platform/process/run-program.ts';
import { parseSettings } from '#src/platform/settings/settings.ts';
import { prepareTestFonts } from '#src/studio/fonts/test-fonts.ts';
import { mixSoundtrack } from '#src/studio/render/mix-soundtrack.ts';
import { hasSilence, measureLines, measureLoudness, measureMusic, openLevels } from './test-ad-audio.ts';

const COLOURS = ['#c22a2a', '#2a4fc2', '#2ac26b', '#c2a22a'];
const IMAGES = COLOURS.map(() => randomUUID() as AssetId);
const OWN_LINE = 'My very own words open this advert.';
const LONG_SCENE_MS = 4200;
const PRODUCT: Product = {
  name: 'Steel Bottle',
  selling_points: ['Keeps drinks hot for 12 hours', 'Leakproof lid', 'Fits every cup holder'],
  price: 24.99,
  currency: 'USD',
  images: [],
};

const CHINESE_PRODUCT: Product = {
  name: '不锈钢保温杯',
  selling_points: ['保温12小时', '杯盖密封不漏水', '适合各种车载杯架'],
  price: 129,
  currency: 'CNY',
  images: [],
};
/** Seed of scripts, voices and music: every run measures the loudness of the same ads. */
const SEED = 1;

let folder: string;
let bench: TaskBench;
let open: LocalTools;
let user: Actor;
let script: Script;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'product-to-video-'));
  await prepareTestFonts({ folder: path.join(folder, 'fonts') });
  bench = await openTaskBench();
  for (const [index, colour] of COLOURS.entries()) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 900" width="400" height="400"><rect width="900" height="900" fill="#f4f4f2"/><rect x="${200 + index * 60}" y="220" width="${200 + index * 90}" height="460" rx="60" fill="${colour}"/></svg>`;
    const file = path.join(folder, `${index}.jpg`);
    await sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toFile(file);
    await bench.storage.putFile(`local/${IMAGES[index]}`, file, 'image/jpeg');
  }
  const findKey = (assetId: AssetId) => (IMAGES.includes(assetId) ? `local/${assetId}` : undefined);
  open = await openLocalTools({
    settings: parseSettings({ DATA_DIR: folder, RENDER_ENCODER: 'software' }),
    storage: bench.storage,
    onNotice: () => undefined,
    library: {
      findImageKey: async (_userId, assetId) => findKey(assetId),
      findMedia: async () => undefined,
      findAssetUse: async (_userId, assetId) => (findKey(assetId) ? 'image' : undefined),
      findVideoSource: async () => undefined,
    },
  });
  const tool = open.tools.get(productToVideo.id);
  if (!tool) throw new Error('the tool is always there');
  bench.addTool(tool);
  user = await bench.createUser();
  const { signal } = new AbortController();
  script = await open.engines.writing.writeScript({ product: PRODUCT, language: 'en', lengthS: 15, seed: 4, signal });
});

afterAll(async () => {
  await open.close();
  await bench.close();
  await rm(folder, { recursive: true });
});

const push = (
  settings: Record<string, unknown>,
  previewTaskId?: TaskId,
  images: readonly AssetId[] = IMAGES.slice(0, 3),
) =>
  bench.tasks.pushTask({
    actor: user,
    toolType: productToVideo.id,
    input: {
      product: { ...PRODUCT, images: images.map((assetId) => ({ asset_id: assetId })) },
      resolution: '720p',
      ratio: '1:1',
      ...settings,
    },
    previewTaskId,
    language: 'en',
  });
const idsOf = (taskId: TaskId) => ({ taskId, actor: user });

async function documentOf(taskId: TaskId, variant: number): Promise<TimelineDocument> {
  const document = await bench.tasks.findTimeline({ ...idsOf(taskId), variant });
  if (!document) throw new Error('there is no timeline');
  return document;
}

/** Returns the seconds from the voice of one scene to that of the next. */
function voiceGaps({ tracks }: TimelineDocument): number[] {
  const starts = tracks.flatMap((track) =>
    track.id === 'voice-track' ? track.clips.map(({ start }) => ticksToSeconds(start)) : [],
  );
  return starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
}

const EXPLAINING: readonly SceneRole[] = ['problem', 'benefit', 'detail', 'review'];
/** Without a discount, the last line tells the price. */
const CLOSING: readonly SceneRole[] = ['offer', 'call_to_action'];
const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Expects the loudness that the feeds require, and audio from the first moment to the last. */
async function expectFeedLoudness(file: string): Promise<void> {
  const { integratedLufs, truePeakDb, loudestLufs } = await measureLoudness(file);
  expect(integratedLufs).toBeCloseTo(-14, 0);
  expect(truePeakDb).toBeLessThan(-1);
  // 5 LU above the mean, by EBU R 128 s1.
  expect(loudestLufs).toBeLessThan(-9);
  expect(await hasSilence(file)).toBe(false);
  const { durationS, levelOf } = await openLevels(file);
  expect(levelOf([[0, 0.1]])).toBeGreaterThan(-30);
  expect(levelOf([[durationS - 0.3, durationS]])).toBeGreaterThan(-50);
}

/**
 * Expects the price to be spoken louder than explanations, and the music to rise in the pauses of the voice and end the
 * ad after its last word.
 */
async function expectLivelyMix(file: string, document: TimelineDocument, { scenes }: Script): Promise<void> {
  const lines = await measureLines(document, file);
  expect(lines).toHaveLength(scenes.length);
  const levelsOf = (roles: readonly SceneRole[]) =>
    lines.filter((_level, line) => roles.some((role) => role === scenes[line]?.role));
  expect(meanOf(levelsOf(CLOSING))).toBeGreaterThan(meanOf(levelsOf(EXPLAINING)) + 1);
  const fileOf = (media: string) => bench.storage.toLocalFile(document.media[media]?.key ?? '', folder);
  const music = await measureMusic(document, { fileOf, folder });
  expect(music.pauses).toBeGreaterThanOrEqual(2);
  expect(music.inPausesDb).toBeGreaterThan(music.underVoiceDb + 6);
  expect(music.afterVoiceDb).toBeGreaterThan(music.underVoiceDb + 3);
}

describe('two ads of one product from uploads', () => {
  test('are previewed for free and rendered as previewed, with the user’s own text, image and timing', async () => {
    const [first, ...others] = script.scenes;
    if (!first) throw new Error('a script has scenes');
    const own: Script = { ...script, scenes: [{ ...first, spoken: { text: OWN_LINE, sources: [] } }, ...others] };
    const scenes = [{ image: { asset_id: IMAGES[3] } }, { min_duration_ms: LONG_SCENE_MS }];
    const settings = { count: 2, variants: [{ script: own, scenes }, {}], caption_style: 'pop-heavy', seed: SEED };

    const { task_id: preview } = await push({ ...settings, quality: 'preview' });
    await bench.run(preview);
    expect(await bench.status(user, preview)).toMatchObject({ state: 'success', credits: 0, outputs: [] });
    const seen = [await documentOf(preview, 0), await documentOf(preview, 1)];
    const [mine, written] = seen as [TimelineDocument, TimelineDocument];
    expect(mine.script.map(({ text }) => text).join(' ')).toContain(OWN_LINE);
    expect(written.script.map(({ text }) => text).join(' ')).not.toContain(OWN_LINE);
    expect(written.canvas.background + JSON.stringify(written.tracks[0])).not.toBe(
      mine.canvas.background + JSON.stringify(mine.tracks[0]),
    );
    const opening = mine.tracks
      .flatMap((track) => (isVisualTrack(track) ? track.clips : []))
      .filter(({ kind, start }) => kind === 'image' && start === 0)
      .flatMap((clip) => ('media' in clip ? [clip.media] : []));
    // The fourth image does not show the product: only this scene requests it.
    expect(opening.some((media) => media.startsWith('image-3'))).toBe(true);
    expect(JSON.stringify(written.tracks)).not.toContain('"media":"image-3');
    expect(voiceGaps(mine)[1]).toBeGreaterThanOrEqual((LONG_SCENE_MS - 200) / 1000);
    for (const { tracks } of seen)
      expect(JSON.stringify(tracks.find(({ id }) => id === 'captions'))).toContain('"uppercase":true');

    const { task_id: taskId } = await push({ ...settings, quality: 'draft' }, preview);
    await bench.run(taskId);
    const made = await bench.status(user, taskId);
    expect(made).toMatchObject({ state: 'success', credits: 2 });
    expect(await bench.balance(user)).toEqual({ available: 98, held: 0 });
    const kinds = made.outputs.map(({ kind, variant }) => `${kind} ${variant}`).toSorted();
    expect(kinds).toEqual(['preview 0', 'preview 1', 'thumbnail 0', 'thumbnail 1', 'video 0', 'video 1']);
    const videos = made.outputs.filter(({ kind }) => kind === 'video');
    expect(videos.map(({ width, height }) => [width, height])).toEqual([
      [360, 360],
      [360, 360],
    ]);
    expect(new Set(videos.map(({ sha256 }) => sha256)).size).toBe(2);
    const draft = await bench.tasks.findDraft(idsOf(taskId));
    for (const [variant, document] of seen.entries()) {
      const kept = await bench.tasks.findRender({ ...idsOf(taskId), variant });
      // Byte for byte apart from the order of keys, which differs between the database and the manifest.
      expect(kept && stableStringify(kept.document) === stableStringify(document)).toBe(true);
      const name = variant === 0 ? 'video' : `video-${variant}`;
      const file = await bench.storage.toLocalFile(`tasks/${taskId}/outputs/${name}.mp4`, folder);
      const { stdout } = await execute('ffprobe', [
        '-v',
        'error',
        '-show_entries',
        'stream=width',
        '-of',
        'csv=p=0',
        file,
      ]);
      expect(stdout).toContain('360');
      await expectFeedLoudness(file);
      const spoken = draft?.content.scripts[variant]?.script;
      if (!spoken) throw new Error('there is no script');
      await expectLivelyMix(file, document, spoken);
    }

    expect(draft).toMatchObject({
      toolType: 103,
      content: { source: { kind: 'uploads' }, product: { price: '24.99' } },
    });
    expect(draft?.content.scripts.map(({ is_edited: isEdited }) => isEdited ?? false)).toEqual([true, false]);
    expect(draft?.content.scripts[0]?.script.scenes[0]?.spoken.text).toBe(OWN_LINE);
    expect(draft?.content.scripts[1]?.script.framework).not.toBe(own.framework);
  });

  test('are mixed to the same loudness in Chinese', async () => {
    const product = { ...CHINESE_PRODUCT, images: IMAGES.slice(0, 3).map((assetId) => ({ asset_id: assetId })) };
    const { task_id: taskId } = await push({ product, language: 'zh-CN', quality: 'preview', seed: SEED });
    await bench.run(taskId);
    const document = await documentOf(taskId, 0);
    const paths = new Map<string, string>();
    for (const [media, { kind, key }] of Object.entries(document.media))
      if (kind === 'audio') paths.set(media, await bench.storage.toLocalFile(key, folder));
    const mixed = await mixSoundtrack({
      document,
      resolveMedia: (media) => paths.get(media) ?? '',
      stretcher: 'atempo',
      folder,
      signal: new AbortController().signal,
      runProgram,
    });
    const spoken = (await bench.tasks.findDraft(idsOf(taskId)))?.content.scripts[0]?.script;
    if (!mixed || !spoken) throw new Error('there is no audio');
    await expectFeedLoudness(mixed.file);
    await expectLivelyMix(mixed.file, document, spoken);
  });

  test('need three images or a video of the user, before anything is paid', async () => {
    const before = await bench.balance(user);
    await expect(push({}, undefined, IMAGES.slice(0, 2))).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      values: { field: 'Product: images', problem: 'Select 3 to 30 images or videos.' },
    });
    const foreign = [...IMAGES.slice(0, 2), randomUUID() as AssetId];
    await expect(push({}, undefined, foreign)).rejects.toMatchObject({
      values: { field: { field: ['product', 'images', 2] } },
    });
    const scenes = [{ image: { asset_id: randomUUID() } }];
    await expect(push({ script, scenes })).rejects.toMatchObject({
      values: { field: { field: ['scenes', 0, 'image'] } },
    });
    expect(await bench.balance(user)).toEqual(before);
  });
});
