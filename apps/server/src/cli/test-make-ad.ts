import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AssetId, type Script, type TaskStep, urlToVideo, urlToVideoInput } from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import sharp from 'sharp';
import { openLocalTools } from '../compose/open-tools.ts';
import { systemClock } from '../platform/clock.ts';
import { parseSettings } from '../platform/settings/settings.ts';
import { prepareTestFonts } from '../studio/fonts/test-fonts.ts';
import { openFolderStorage } from '../platform/storage/folder-storage.ts';
import { getResult, scriptOf } from '../tools/ad/steps/results.ts';
import { runTool } from './run-tool.ts';

const IMAGE = randomUUID() as AssetId;
/** A grey object before a plain wall: every colour of an ad comes from its look. */
const IMAGE_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 900" width="400" height="400"><rect width="900" height="900" fill="#f4f4f2"/><rect x="300" y="220" width="300" height="460" rx="60" fill="#55565a"/></svg>';

export interface AdRequest {
  product: Record<string, unknown>;
  seed: number;
  /** Further settings of the tool, as the API takes them. */
  settings?: Record<string, unknown>;
}

/** An ad planned up to its timeline. */
export interface PlannedAd {
  document: TimelineDocument;
  script: Script;
}

export interface FinishedAd extends PlannedAd {
  /** Path of the video. */
  file: string;
  secondsByStep: Record<string, number>;
}

export interface AdMaker {
  planAd(request: AdRequest): Promise<PlannedAd>;
  makeAd(request: AdRequest): Promise<FinishedAd>;
  close(): Promise<void>;
}

/**
 * Opens the product's own engines and steps, as `npm run make` runs them, on a separate folder; every product gets the
 * same drawn image.
 */
export async function openAdMaker(): Promise<AdMaker> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ad-maker-'));
  await prepareTestFonts({ folder: path.join(folder, 'fonts') });
  const storage = await openFolderStorage({
    folder: path.join(folder, 'storage'),
    signingSecret: 'test',
    publicUrl: '',
    clock: systemClock,
  });
  const image = path.join(folder, 'image.jpg');
  await writeFile(image, await sharp(Buffer.from(IMAGE_SVG)).jpeg({ quality: 92 }).toBuffer());
  await storage.putFile('local/image', image, 'image/jpeg');
  const tools = await openLocalTools({
    settings: parseSettings({ DATA_DIR: folder, RENDER_ENCODER: 'software' }),
    storage,
    onNotice: () => undefined,
    library: {
      findImageKey: async (_userId, assetId) => (assetId === IMAGE ? 'local/image' : undefined),
      findMedia: async () => undefined,
      findAssetUse: async (_userId, assetId) => (assetId === IMAGE ? 'image' : undefined),
      findVideoSource: async () => undefined,
    },
  });
  const tool = tools.tools.get(urlToVideo.id);
  if (!tool) throw new Error('the tool is always there');

  /** The prepared image by the ratio and length of the ad: the same for all products. */
  const images = new Map<string, unknown>();

  const run = async ({ product, seed, settings }: AdRequest, until?: TaskStep) => {
    const input = urlToVideoInput.parse({
      product: { ...product, images: [{ asset_id: IMAGE }] },
      length_s: 15,
      ratio: '1:1',
      resolution: '720p',
      ...settings,
    });
    const madeOf = `${input.ratio} ${input.length_s}`;
    const collected = images.get(madeOf);
    const { results, secondsByStep } = await runTool({
      tool,
      ...(collected ? { earlier: { collect_images: collected } } : {}),
      ...(until ? { until } : {}),
      input,
      seed,
      storage,
      folder: await mkdtemp(path.join(folder, 'steps-')),
      signal: new AbortController().signal,
      onProgress() {},
    });
    images.set(madeOf, getResult(results, 'collect_images'));
    const { document } = getResult(results, 'build_timeline');
    return { results, secondsByStep, document, script: scriptOf(getResult(results, 'write_script'), 0) };
  };

  return {
    async planAd(request) {
      const { document, script } = await run(request, 'build_timeline');
      return { document, script };
    },
    async makeAd(request) {
      const { results, document, script, secondsByStep } = await run(request);
      const video = tool.outputs(results).find(({ kind }) => kind === 'video');
      if (!video) throw new Error('the tool made no film');
      const file = await storage.toLocalFile(video.storageKey, await mkdtemp(path.join(folder, 'video-')));
      return { document, script, secondsByStep, file };
    },
    async close() {
      await tools.close();
      await rm(folder, { recursive: true });
    },
  };
}
