import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type ErrorCode, UPLOAD_LIMITS } from '@reelwright/contracts';
import pMap from 'p-map';
import { AppError, type ErrorValues } from '../../app-error.ts';
import type { FetchGuarded } from '../../platform/fetch/guarded-fetch.ts';
import type { RunHeavy } from '../../platform/heavy-work/heavy-work.ts';
import { toSizeText } from '../../platform/fetch/size-text.ts';
import { estimateImageMemory } from '../../platform/images/image-memory.ts';
import type { ImageRules } from '../../platform/images/image-protocol.ts';
import { normaliseStill } from '../../platform/images/normalise-image.ts';
import type { RunProgram } from '../../platform/process/program.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { limitWorkingTime } from './working-time.ts';
import { looksAlike, type ImageSketch, sketchImage } from './image-sketch.ts';

/** Source of an image. */
export type ImageSource = { kind: 'link'; url: string } | { kind: 'stored'; key: string };

export type ImagePurpose = 'product' | 'logo';

export interface CollectedImage {
  path: string;
  width: number;
  height: number;
  /** Whether any pixel is transparent. */
  hasAlpha: boolean;
  sha256: string;
  source: ImageSource;
}

export interface RefusedImage {
  source: ImageSource;
  reason: ErrorCode | 'DUPLICATE';
  values: ErrorValues;
}

export interface ImageCollection {
  /** In the order of the sources. */
  images: CollectedImage[];
  refused: RefusedImage[];
}

interface CollectImagesRequest {
  sources: readonly ImageSource[];
  /** Folder, created if missing, for the images, named `image-01.jpg` and so on after the position of their source. */
  folder: string;
  runHeavy: RunHeavy;
  signal: AbortSignal;
  /** By default `product`. */
  purpose?: ImagePurpose;
  /** Called with the number of sources that are finished. */
  onProgress?: (done: number) => void;
}

/** Fetches and normalises images; refuses unusable ones with their reason. */
export type CollectImages = (request: CollectImagesRequest) => Promise<ImageCollection>;

interface CollectImagesDependencies {
  fetchGuarded: FetchGuarded;
  storage: Pick<Storage, 'get' | 'head'>;
  runProgram: RunProgram;
  /** Limits the time of one collection; by default half a minute. */
  limitMs?: number;
}

type Outcome = { image: CollectedImage; sketch: ImageSketch } | RefusedImage;

const AT_ONCE = 4;
/** For all images together, while they are fetched and converted: a hostile page must not hold a worker for longer. */
const LIMIT_MS = 30_000;
const LINK_TIMEOUT_MS = 20_000;
/** Time limit for a larger copy, which may not exist. */
const COPY_TIMEOUT_MS = 10_000;
const { maxSizeBytes } = UPLOAD_LIMITS.image;
/** Enough for a slow zoom over a 1080p frame. */
/** A photo whose round corners are clear is no cut-out product. */
const LEAST_CLEAR = 0.02;
const MAX_SIDE_PX = 2560;
const RULES = {
  // A smaller product would look soft even in a corner of the ad; a logo is shown small.
  product: {
    maxSidePx: MAX_SIDE_PX,
    minSidePx: 200,
    background: 'transparent',
    leastClear: LEAST_CLEAR,
    animation: 'first_frame',
  },
  logo: { maxSidePx: MAX_SIDE_PX, minSidePx: 32, background: 'transparent', animation: 'first_frame' },
} as const satisfies Record<ImagePurpose, ImageRules>;

function checkSize(sizeBytes: number): void {
  if (sizeBytes > maxSizeBytes) throw new AppError('FILE_TOO_LARGE', { limit: toSizeText(maxSizeBytes) });
}

async function readSource(
  source: ImageSource,
  { fetchGuarded, storage }: CollectImagesDependencies,
  signal: AbortSignal,
): Promise<Buffer> {
  switch (source.kind) {
    case 'link': {
      const accept = 'image/avif;q=0.8,image/webp,image/jpeg,image/png,image/*;q=0.5';
      const fetchImage = (url: string, timeoutMs: number) =>
        fetchGuarded(url, { accept, maxBytes: maxSizeBytes, timeoutMs, signal });
      // A larger copy may not exist: then the given address decides, with its own error.
      const { listCopies } = await import('@reelwright/product-page');
      for (const copy of listCopies(source.url)) {
        if (copy === source.url) break;
        try {
          const { body, contentType } = await fetchImage(copy, COPY_TIMEOUT_MS);
          if (!contentType.startsWith('text/')) return body;
        } catch (error) {
          signal.throwIfAborted();
          if (!(error instanceof AppError)) throw error;
        }
      }
      return (await fetchImage(source.url, LINK_TIMEOUT_MS)).body;
    }
    case 'stored': {
      const file = await storage.head(source.key);
      if (!file) throw new AppError('NOT_FOUND');
      checkSize(file.sizeBytes);
      return buffer(await storage.get(source.key));
    }
  }
}

/** Keeps the largest of images that look alike, at the position of the first one. */
function refuseDuplicates(outcomes: readonly Outcome[]): Outcome[] {
  const kept: Outcome[] = [];
  for (const outcome of outcomes) {
    if (!('image' in outcome)) {
      kept.push(outcome);
      continue;
    }
    const at = kept.findIndex((other) => 'image' in other && looksAlike(other.sketch, outcome.sketch));
    const twin = kept[at];
    if (!twin || !('image' in twin)) {
      kept.push(outcome);
      continue;
    }
    const isLarger = outcome.image.width > twin.image.width;
    if (isLarger) kept[at] = outcome;
    kept.push({ source: (isLarger ? twin : outcome).image.source, reason: 'DUPLICATE', values: {} });
  }
  return kept;
}

/**
 * Fetches and normalises images for an ad. An unusable image is refused with its reason and stops nothing; the caller
 * decides about an empty result. The same images give the same files. Throws only on abort or a full disk.
 */
export async function collectImages(
  request: CollectImagesRequest,
  dependencies: CollectImagesDependencies,
): Promise<ImageCollection> {
  const { sources, folder, runHeavy, purpose = 'product', onProgress } = request;
  const time = limitWorkingTime({ limitMs: dependencies.limitMs ?? LIMIT_MS, signal: request.signal });
  const { signal } = time;
  let done = 0;

  async function collectOne(source: ImageSource, index: number): Promise<Outcome> {
    const name = `image-${String(index + 1).padStart(2, '0')}`;
    const input = join(folder, `${name}.source`);
    try {
      await time.spend(async () => writeFile(input, await readSource(source, dependencies, signal), { signal }));
      const conversion = { input, folder, name, rules: RULES[purpose], runProgram: dependencies.runProgram, signal };
      const peakBytes = await estimateImageMemory(input);
      const convert = async () => {
        const { path, width, height, hasAlpha, sha256 } = await normaliseStill(conversion);
        const sketch = await sketchImage(await readFile(path, { signal }));
        return { image: { path, width, height, hasAlpha, sha256, source }, sketch };
      };
      return await runHeavy('image', () => time.spend(convert), { peakBytes });
    } catch (error) {
      request.signal.throwIfAborted();
      const refusal: unknown = signal.aborted ? signal.reason : error;
      if (!(refusal instanceof AppError)) throw refusal;
      return { source, reason: refusal.code, values: refusal.values };
    } finally {
      await rm(input, { force: true });
      done += 1;
      onProgress?.(done);
    }
  }

  await mkdir(folder, { recursive: true });
  const collected = await pMap(sources, collectOne, { concurrency: AT_ONCE }).finally(() => time.end());
  const outcomes = refuseDuplicates(collected);
  const images = outcomes.flatMap((outcome) => ('image' in outcome ? [outcome.image] : []));
  const kept = new Set(images.map(({ path }) => path));
  for (const outcome of collected) {
    if ('image' in outcome && !kept.has(outcome.image.path)) await rm(outcome.image.path);
  }
  return { images, refused: outcomes.flatMap((outcome) => ('image' in outcome ? [] : [outcome])) };
}
