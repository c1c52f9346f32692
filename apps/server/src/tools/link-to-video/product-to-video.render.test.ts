import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type AssetId, type Product, type Script, type TaskId, TOOL_TYPES } from '@reelwright/contracts';
import { isPictureTrack, stableStringify, type TimelineDocument, ticksToSeconds } from '@reelwright/timeline';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenTools, openTools } from '#src/compose/open-tools.ts';
import { createEmbeddedSpeechEngine } from '#src/engines/speech/embedded/embedded-speech-engine.ts';
import type { SpeechEngine } from '#src/engines/speech/speech.ts';
import { createEmbeddedWritingEngine } from '#src/engines/writing/embedded/embedded-writing-engine.ts';
import { openTaskBench, type TaskBench } from '#src/modules/tasks/test-task-bench.ts';
import type { RequestUser } from '#src/platform/http/request-context.ts';
import { runProgram } from '#src/platform/process/run-program.ts';

const run = promisify(execFile);
const COLOURS = ['#c22a2a', '#2a4fc2', '#2ac26b', '#c2a22a'];
const PICTURES = COLOURS.map(() => randomUUID() as AssetId);
const OWN_LINE = 'My very own words open this advert.';
const LONG_SCENE_MS = 4200;
const PRODUCT: Product = {
  name: 'Steel Bottle',
  selling_points: ['Keeps drinks hot for 12 hours', 'Leakproof lid', 'Fits every cup holder'],
  price: 24.99,
  currency: 'USD',
  images: [],
};

let folder: string;
let bench: TaskBench;
let speech: SpeechEngine & { close(): Promise<void> };
let open: OpenTools;
let user: RequestUser;
let script: Script;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'product-to-video-'));
  bench = await openTaskBench();
  for (const [index, colour] of COLOURS.entries()) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900" fill="#f4f4f2"/><rect x="${200 + index * 60}" y="220" width="${200 + index * 90}" height="460" rx="60" fill="${colour}"/></svg>`;
    const file = path.join(folder, `${index}.jpg`);
    await sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toFile(file);
    await bench.storage.putFile(`local/${PICTURES[index]}`, file, 'image/jpeg');
  }
  speech = createEmbeddedSpeechEngine({ runProgram });
  const writing = createEmbeddedWritingEngine();
  const findKey = (assetId: AssetId) => (PICTURES.includes(assetId) ? `local/${assetId}` : undefined);
  open = await openTools({
    storage: bench.storage,
    fetchAllowHosts: [],
    renderEncoder: 'software',
    speech,
    writing,
    fontsFolder: path.join(folder, 'fonts'),
    library: {
      findImageKey: async (_userId, assetId) => findKey(assetId),
      findMedia: async () => undefined,
      findAssetUse: async (_userId, assetId) => (findKey(assetId) ? 'picture' : undefined),
    },
    async makeFolder() {
      const made = await mkdtemp(path.join(folder, 'call-'));
      return { path: made, remove: () => rm(made, { recursive: true }) };
    },
  });
  const tool = open.tools.get(TOOL_TYPES.PRODUCT_TO_VIDEO.id);
  if (!tool) throw new Error('the tool is always there');
  bench.addTool(tool);
  user = await bench.createUser();
  const { signal } = new AbortController();
  script = await writing.writeScript({ product: PRODUCT, language: 'en', lengthS: 15, seed: 3, signal });
});

afterAll(async () => {
  await open.close();
  await speech.close();
  await bench.close();
  await rm(folder, { recursive: true });
});

const push = (
  settings: Record<string, unknown>,
  previewTaskId?: TaskId,
  images: readonly AssetId[] = PICTURES.slice(0, 3),
) =>
  bench.tasks.pushTask({
    user,
    toolType: TOOL_TYPES.PRODUCT_TO_VIDEO.id,
    input: {
      product: { ...PRODUCT, images: images.map((assetId) => ({ asset_id: assetId })) },
      resolution: '720p',
      ...settings,
    },
    previewTaskId,
    language: 'en',
  });
const idsOf = (taskId: TaskId) => ({ taskId, userId: user.userId });

async function documentOf(taskId: TaskId, variant: number): Promise<TimelineDocument> {
  const document = await bench.tasks.findTimeline({ ...idsOf(taskId), variant });
  if (!document) throw new Error('there is no timeline');
  return document;
}

/** Seconds from one scene's voice to the next one's. */
function voiceGaps({ tracks }: TimelineDocument): number[] {
  const starts = tracks.flatMap((track) =>
    track.id === 'voice-track' ? track.clips.map(({ start }) => ticksToSeconds(start)) : [],
  );
  return starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
}

/** Loud enough for the feeds, louder and softer as it goes, heard from its first moment to its last. */
async function expectAdSound(file: string): Promise<void> {
  const measure = async (filter: string, ...seek: string[]): Promise<string> =>
    (await run('ffmpeg', ['-hide_banner', '-nostats', ...seek, '-i', file, '-vn', '-af', filter, '-f', 'null', '-']))
      .stderr;
  const readNumber = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? Number.NaN);
  const loudness = (await measure('ebur128=peak=true:framelog=verbose')).split('Summary').at(-1) ?? '';
  expect(readNumber(loudness, /I:\s+(\S+) LUFS/)).toBeCloseTo(-14, 0);
  expect(readNumber(loudness, /LRA:\s+(\S+) LU/)).toBeGreaterThanOrEqual(3);
  expect(readNumber(loudness, /LRA:\s+(\S+) LU/)).toBeLessThanOrEqual(6);
  expect(readNumber(loudness, /Peak:\s+(\S+) dBFS/)).toBeLessThan(-1);
  expect(await measure('silencedetect=noise=-50dB:duration=0.1')).not.toContain('silence_start');
  const levelOf = async (...seek: string[]) => readNumber(await measure('astats', ...seek), /RMS level dB: (\S+)/);
  expect(await levelOf('-t', '0.1')).toBeGreaterThan(-30);
  expect(await levelOf('-sseof', '-0.3')).toBeGreaterThan(-50);
}

describe('two ads of one product by upload', () => {
  test('are previewed for nothing and rendered as they were seen, with the user’s own words, picture and time', async () => {
    const [first, ...others] = script.scenes;
    if (!first) throw new Error('a script has scenes');
    const own: Script = { ...script, scenes: [{ ...first, spoken: { text: OWN_LINE, sources: [] } }, ...others] };
    const scenes = [{ picture: { asset_id: PICTURES[3] } }, { min_duration_ms: LONG_SCENE_MS }];
    const settings = { count: 2, variants: [{ script: own, scenes }, {}], caption_style: 'pop-heavy' };

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
      .flatMap((track) => (isPictureTrack(track) ? track.clips : []))
      .filter(({ kind, start }) => kind === 'image' && start === 0)
      .flatMap((clip) => ('media' in clip ? [clip.media] : []));
    // The fourth picture is no picture of the product: only this scene asks for it.
    expect(opening.some((media) => media.startsWith('picture-3'))).toBe(true);
    expect(JSON.stringify(written.tracks)).not.toContain('"media":"picture-3');
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
      [360, 640],
      [360, 640],
    ]);
    expect(new Set(videos.map(({ sha256 }) => sha256)).size).toBe(2);
    for (const [variant, document] of seen.entries()) {
      const kept = await bench.tasks.findRender({ ...idsOf(taskId), variant });
      // Byte for byte, but for the order of its keys, in which the database and the manifest differ.
      expect(kept && stableStringify(kept.document) === stableStringify(document)).toBe(true);
      const name = variant === 0 ? 'video' : `video-${variant}`;
      const file = await bench.storage.toLocalFile(`tasks/${taskId}/outputs/${name}.mp4`, folder);
      const { stdout } = await run('ffprobe', ['-v', 'error', '-show_entries', 'stream=width', '-of', 'csv=p=0', file]);
      expect(stdout).toContain('360');
      await expectAdSound(file);
    }

    const draft = await bench.tasks.findDraft(idsOf(taskId));
    expect(draft).toMatchObject({
      toolType: 103,
      content: { source: { kind: 'uploads' }, product: { price: '24.99' } },
    });
    expect(draft?.content.scripts.map(({ is_edited: isEdited }) => isEdited ?? false)).toEqual([true, false]);
    expect(draft?.content.scripts[0]?.script.scenes[0]?.spoken.text).toBe(OWN_LINE);
    expect(draft?.content.scripts[1]?.script.framework).not.toBe(own.framework);
  });

  test('need three pictures or a film that are the user’s own, before anything is paid', async () => {
    const before = await bench.balance(user);
    await expect(push({}, undefined, PICTURES.slice(0, 2))).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      values: { field: 'product.images', problem: 'Select 3 to 30 images or videos.' },
    });
    const foreign = [...PICTURES.slice(0, 2), randomUUID() as AssetId];
    await expect(push({}, undefined, foreign)).rejects.toMatchObject({ values: { field: 'product.images.2' } });
    const scenes = [{ picture: { asset_id: randomUUID() } }];
    await expect(push({ script, scenes })).rejects.toMatchObject({ values: { field: 'scenes.0.picture' } });
    expect(await bench.balance(user)).toEqual(before);
  });
});
