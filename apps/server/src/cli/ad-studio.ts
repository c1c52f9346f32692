import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type AdLanguage,
  type AssetId,
  type ImageRef,
  type LookId,
  type Product,
  type SceneLayoutName,
  type Script,
  type TaskStep,
  urlToVideo,
  urlToVideoInput,
} from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import { AppError } from '../app-error.ts';
import { checkInput } from '../check-input.ts';
import type { EngineSettings } from '../compose/open-engines.ts';
import { openLocalTools } from '../compose/open-tools.ts';
import { readProductJson } from '../modules/products/product-json.ts';
import type { WordPool } from '../words/word-pool.ts';
import { systemClock } from '../platform/clock.ts';
import { openFolderStorage } from '../platform/storage/folder-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { AdImage } from '@reelwright/ad';
import { getResult, scriptOf } from '../tools/ad/steps/results.ts';
import { runTool } from './run-tool.ts';
import { UsageError } from './usage-error.ts';

/** What the command line orders; the tool's own schema checks it further. */
export interface AdOrder {
  /** A link, or the path of a product.json. */
  source: string;
  images: string[];
  logo: string | undefined;
  settings: Record<string, unknown>;
  language: AdLanguage | undefined;
  seed: number;
}

/** Progress of an ad. */
export interface AdProgress {
  signal: AbortSignal;
  onProgress(step: TaskStep, fraction: number): void;
}

/** An ad up to its timeline, with all its files available; nothing is rendered yet. */
export interface PlannedAd {
  product: Product;
  script: Script;
  document: TimelineDocument;
  look: LookId | undefined;
  /** Layout of each scene. */
  layouts: readonly SceneLayoutName[];
  /** Images of the document: `image-0` is the first, `image-0-cut-out` its cut-out. */
  images: readonly AdImage[];
  seed: number;
  secondsByStep: Record<string, number>;
  /** Returns the local path of a media file of the document, by its id. */
  fileOf(media: string): string;
  render(file: string, progress: AdProgress): Promise<RenderedAd>;
}

export interface RenderedAd {
  width: number;
  height: number;
  durationS: number;
  loudnessLufs: number | null;
  truePeakDb: number | null;
  sizeBytes: number;
  sha256: string;
  /** Of all steps. */
  secondsByStep: Record<string, number>;
  startByStep: Record<string, number>;
}

export interface AdStudio {
  /** Throws UsageError, AppError, or the signal's reason. */
  planAd(order: AdOrder, progress: AdProgress): Promise<PlannedAd>;
  /** Closes the engines, and removes every file but the rendered ones. */
  close(): Promise<void>;
}

interface StudioOptions {
  settings: EngineSettings;
  /** Called with things that were ignored: unknown fields, unusable images. */
  onNotice(notice: string): void;
  /** A word pool that has been started early; closed with the studio. */
  words?: WordPool;
}

const LINK = /^https?:\/\//i;

/** Opens the tool's own steps without a server, on a storage folder that is removed when the studio closes. */
export async function openAdStudio({ settings, onNotice, words }: StudioOptions): Promise<AdStudio> {
  const folder = await mkdtemp(path.join(tmpdir(), 'reelwright-make-'));
  const storage = await openFolderStorage({
    folder: path.join(folder, 'storage'),
    signingSecret: randomUUID(),
    publicUrl: '',
    clock: systemClock,
  });
  const localKeys = new Map<string, string>();
  const open = await openLocalTools({
    settings,
    storage,
    onNotice,
    ...(words ? { words } : {}),
    library: {
      findImageKey: async (_userId, assetId) => localKeys.get(assetId),
      findMedia: async () => undefined,
      findAssetUse: async (_userId, assetId) => (localKeys.has(assetId) ? 'image' : undefined),
      findVideoSource: async () => undefined,
    },
  });
  const tool = open.tools.get(urlToVideo.id);
  const addLocalImage = async (file: string): Promise<ImageRef> => {
    await checkFile(file);
    const id = randomUUID() as AssetId;
    await storage.putFile(`local/${id}`, path.resolve(file), 'application/octet-stream');
    localKeys.set(id, `local/${id}`);
    return { asset_id: id };
  };
  let adCount = 0;

  return {
    async planAd(order, { signal, onProgress }) {
      if (!tool) throw new AppError('TOOL_UNAVAILABLE');
      const input = checkInput(urlToVideoInput, await toInput(order, addLocalImage, onNotice), 'en');
      const run = {
        tool,
        input,
        seed: order.seed,
        storage,
        folder: path.join(folder, 'steps'),
        workPrefix: `work/${adCount++}/`,
      };
      const { results, secondsByStep, startByStep } = await runTool({
        ...run,
        until: 'build_timeline',
        signal,
        onProgress,
      });
      const { images: adImages, refused } = getResult(results, 'collect_images');
      for (const { source, reason } of refused) onNotice(`Image left out (${reason}): ${source}`);
      const { document, look, layouts = [] } = getResult(results, 'build_timeline');
      const files = await fetchMedia(document, storage, folder);
      return {
        product: getResult(results, 'read_product').product,
        script: scriptOf(getResult(results, 'write_script'), 0),
        document,
        look,
        layouts,
        images: adImages,
        seed: order.seed,
        secondsByStep,
        fileOf(media) {
          const file = files.get(media);
          if (file === undefined) throw new Error(`the document lists no media ${media}`);
          return file;
        },
        async render(file, progress) {
          open.engines.releaseThreads();
          const rendered = await runTool({ ...run, earlier: results, ...progress });
          const video = tool.outputs(rendered.results).find(({ kind }) => kind === 'video');
          if (!video) throw new Error('the tool made no video');
          await placeFile(await storage.toLocalFile(video.storageKey, folder), file);
          const { loudnessLufs, truePeakDb } = getResult(rendered.results, 'render');
          return {
            width: video.width,
            height: video.height,
            durationS: video.durationS ?? 0,
            loudnessLufs,
            truePeakDb,
            sizeBytes: video.sizeBytes,
            sha256: video.sha256,
            secondsByStep: { ...secondsByStep, ...rendered.secondsByStep },
            startByStep: { ...startByStep, ...rendered.startByStep },
          };
        },
      };
    },
    async close() {
      await open.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function fetchMedia(
  { media }: TimelineDocument,
  storage: Storage,
  folder: string,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const [id, { key }] of Object.entries(media)) files.set(id, await storage.toLocalFile(key, folder));
  return files;
}

/** Moves a file into place atomically. */
async function placeFile(made: string, file: string): Promise<void> {
  const partial = `${file}.${process.pid}.part`;
  try {
    await copyFile(made, partial);
    await rename(partial, file);
  } finally {
    await rm(partial, { force: true });
  }
}

async function toInput(
  options: AdOrder,
  addLocalImage: (file: string) => Promise<ImageRef>,
  onNotice: (notice: string) => void,
): Promise<Record<string, unknown>> {
  const images: ImageRef[] = [];
  for (const file of options.images) images.push(await addLocalImage(file));
  const logo = options.logo === undefined ? {} : { logo: await addLocalImage(options.logo) };
  const common = { ...options.settings, ...logo, seed: options.seed };
  if (LINK.test(options.source)) {
    const product = images.length > 0 ? { product: { images } } : {};
    return { ...common, link: options.source, ...product, language: options.language ?? 'en' };
  }
  await checkFile(options.source);
  const { product, ignored, images: named } = await readProductJson(options.source, 'en');
  if (ignored.length > 0)
    onNotice(`Fields of ${options.source} that are not known, and so ignored: ${ignored.join(', ')}`);
  if (images.length === 0) {
    for (const image of named)
      images.push(image.kind === 'link' ? { url: image.url } : await addLocalImage(image.path));
  }
  return { ...common, product: { ...product, images }, language: options.language ?? product.language ?? 'en' };
}

/** Makes an output folder. Throws UsageError if that fails. */
export async function makeOutputFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw new UsageError(
      `The folder ${folder} can't be written: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
}

async function checkFile(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new UsageError(`There is no file ${file}. A link starts with http:// or https://.`);
}
