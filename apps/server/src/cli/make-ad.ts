import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AssetId, type ImageRef, type TaskStep, TOOL_TYPES, urlToVideoInput } from '@reelwright/contracts';
import { AppError } from '../app-error.ts';
import { checkInput } from '../check-input.ts';
import { openSpeech } from '../compose/open-speech.ts';
import { openTools } from '../compose/open-tools.ts';
import { openWriting } from '../compose/open-writing.ts';
import { readProductJson } from '../modules/products/product-json.ts';
import { systemClock } from '../platform/clock.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { openFolderStorage } from '../platform/storage/folder-storage.ts';
import { resultOf } from '../tools/link-to-video/steps/step-results.ts';
import { type MakeOptions, UsageError } from './make-options.ts';
import { runTool } from './run-tool.ts';

/** What was made, as the command's last line says it. */
export interface MadeAd {
  file: string;
  width: number;
  height: number;
  fps: number;
  duration_s: number;
  loudness_lufs: number | null;
  bytes: number;
  sha256: string;
  seed: number;
  seconds: Record<string, number>;
}

interface MakeRequest {
  options: MakeOptions & { logo: string | undefined };
  settings: Pick<
    Settings,
    'dataDir' | 'fetchAllowHosts' | 'renderEncoder' | 'writingModel' | 'speechModel' | 'speechVoices' | 'modelAccesses'
  >;
  signal: AbortSignal;
  onProgress(step: TaskStep, fraction: number): void;
  /** Told of what was overlooked: unknown fields, pictures that could not be used. */
  onNotice(notice: string): void;
}

const LINK = /^https?:\/\//i;

/**
 * Makes an ad without a server: the tool's own steps, on a storage folder that is removed afterwards. The file appears
 * whole or not at all. Throws UsageError, AppError, or the signal's reason.
 */
export async function makeAd({ options, settings, signal, onProgress, onNotice }: MakeRequest): Promise<MadeAd> {
  const out = path.resolve(options.out);
  await checkFolder(path.dirname(out));
  const folder = await mkdtemp(path.join(tmpdir(), 'reelwright-make-'));
  const storage = await openFolderStorage({
    folder: path.join(folder, 'storage'),
    signingSecret: randomUUID(),
    publicUrl: '',
    clock: systemClock,
  });
  const localKeys = new Map<string, string>();
  const speech = await openSpeech(settings);
  const open = await openTools({
    storage,
    fetchAllowHosts: settings.fetchAllowHosts,
    renderEncoder: settings.renderEncoder,
    speech: speech.speech,
    writing: await openWriting(settings, { onFallback: onNotice }),
    fontsFolder: path.join(settings.dataDir, 'fonts'),
    makeFolder: async () => {
      const made = await mkdtemp(path.join(folder, 'call-'));
      return { path: made, remove: () => rm(made, { recursive: true, force: true }) };
    },
    library: {
      findImageKey: async (_userId, assetId) => localKeys.get(assetId),
      findMedia: async () => undefined,
      findAssetUse: async (_userId, assetId) => (localKeys.has(assetId) ? 'picture' : undefined),
    },
  });
  const partial = `${out}.${process.pid}.part`;
  try {
    const addLocalImage = async (file: string): Promise<ImageRef> => {
      await checkFile(file);
      const id = randomUUID() as AssetId;
      await storage.putFile(`local/${id}`, path.resolve(file), 'application/octet-stream');
      localKeys.set(id, `local/${id}`);
      return { asset_id: id };
    };
    const tool = open.tools.get(TOOL_TYPES.URL_TO_VIDEO.id);
    if (!tool) throw new AppError('TOOL_UNAVAILABLE');
    const input = checkInput(urlToVideoInput, await toInput(options, addLocalImage, onNotice), 'en');
    const { outputs, results, secondsByStep } = await runTool({
      tool,
      input,
      seed: options.seed,
      storage,
      folder: path.join(folder, 'steps'),
      signal,
      onProgress,
    });
    for (const { source, reason } of resultOf(results, 'collect_images').refused)
      onNotice(`Picture left out (${reason}): ${source}`);
    const video = outputs.find(({ kind }) => kind === 'video');
    if (!video) throw new Error('the tool made no video');
    await copyFile(await storage.toLocalFile(video.storageKey, folder), partial);
    await rename(partial, out);
    const { document } = resultOf(results, 'build_timeline');
    return {
      file: out,
      width: video.width,
      height: video.height,
      fps: document.frameRate.num / document.frameRate.den,
      duration_s: video.durationS ?? 0,
      loudness_lufs: resultOf(results, 'render').loudnessLufs,
      bytes: video.sizeBytes,
      sha256: video.sha256,
      seed: options.seed,
      seconds: secondsByStep,
    };
  } finally {
    await open.close();
    await speech.close();
    await rm(partial, { force: true });
    await rm(folder, { recursive: true, force: true });
  }
}

async function toInput(
  options: MakeOptions & { logo: string | undefined },
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

async function checkFolder(folder: string): Promise<void> {
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
