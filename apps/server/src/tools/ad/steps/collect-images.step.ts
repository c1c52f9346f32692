import { mkdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type AdRatio, type AssetId, type ImageRef, isSameImage, type Product } from '@reelwright/contracts';
import { planExtension } from '@reelwright/looks';
import { type BodyRegion, findKind } from '@reelwright/product-kinds';
import pMap from 'p-map';
import sharp from 'sharp';
import type { Actor } from '#src/actor.ts';
import { AppError } from '#src/app-error.ts';
import type { CutOutEngine } from '#src/engines/cut-out/cut-out.ts';
import type { PhotoExtensionEngine } from '#src/engines/photo-extension/photo-extension.ts';
import type { VisionEngine } from '#src/engines/vision/vision.ts';
import type { AssetMedia } from '#src/modules/assets/asset-media.ts';
import type {
  CollectedImage,
  CollectImages,
  ImageCollection,
  ImageSource,
} from '#src/modules/products/collect-images.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import type { StepContext } from '#src/runner/step-context.ts';
import { type AdImage, listVariantSettings } from '@reelwright/ad';
import { findEvenEdges } from '../find-even-edges.ts';
import { lookAtVideo } from '../videos/look-at-video.ts';
import { type CollectedImages, defineStep, type RefusedImage } from './results.ts';

export interface CollectImagesDependencies {
  collectImages: CollectImages;
  /** Returns the storage key of an image of the user's library; undefined if it is not theirs. */
  findImageKey(actor: Actor, assetId: AssetId): Promise<string | undefined>;
  /** Returns what documents use of an asset of the user's library; undefined if it is not theirs, or a tool made it. */
  findMedia(actor: Actor, assetId: AssetId): Promise<AssetMedia | undefined>;
  vision: VisionEngine;
  cutOut: CutOutEngine;
  photoExtension: PhotoExtensionEngine;
  runProgram: RunProgram;
}

/** A video of the library: shown as it is, so nothing is fetched. */
interface VideoSource {
  kind: 'video';
  media: Extract<AssetMedia['media'], { kind: 'video' }>;
  proxyKey: string;
}

type MaterialSource = ImageSource | VideoSource;

/** An ad shows a new image about this often; images beyond that are not fetched. */
const SECONDS_PER_IMAGE = 2.2;
const LOGO_MAX_SIDE = 512;
/** Share of the step that fetching takes; the rest is image analysis. */
const FETCH_SHARE = 0.4;

/** Fetches the product's images and finds the regions that must stay visible. */
export function createCollectImagesStep(dependencies: CollectImagesDependencies) {
  return defineStep({
    name: 'collect_images',
    weight: 4,
    after: ['read_product'],
    reads: ({ input, seed }) => ({
      ratio: input.ratio,
      logo: input.logo,
      most: Math.ceil(input.length_s / SECONDS_PER_IMAGE),
      /** Images chosen for scenes, which may not show the product. */
      wanted: listVariantSettings(input, seed).flatMap(({ scenes = [] }) =>
        scenes.flatMap((scene) => scene.image ?? []),
      ),
    }),
    async run({ ratio, logo: wantedLogo, most, wanted }, { read_product: { product } }, context) {
      dependencies.vision.warm();
      dependencies.cutOut.warm();
      const wornOn = findWornOn(product);
      const own = product.images.slice(0, most);
      const refs = [...own, ...listOthers(wanted, own)];
      const sources = await Promise.all(refs.map((image) => toSource(dependencies, image, context.actor)));
      const stills = sources.filter((source) => source.kind !== 'video');
      const collected = await dependencies.collectImages({
        sources: stills,
        folder: context.folder,
        runHeavy: context.runHeavy,
        signal: context.signal,
        onProgress: (done) => context.progress((FETCH_SHARE * done) / Math.max(1, stills.length)),
      });
      const found = mergeInOrder(sources, collected.images);
      if (found.length === 0) throw new AppError('NO_USABLE_IMAGE');
      let doneCount = 0;
      // One image is looked at while the next one is cut out.
      const adImages = await pMap(
        found,
        async (each, index): Promise<AdImage> => {
          const adImage =
            'kind' in each
              ? await context.runHeavy('analysis', () => lookAtLibraryVideo(dependencies, each, index, context))
              : await lookAtStill(dependencies, { image: each, wornOn, ratio }, index, context);
          const place = sources.indexOf('kind' in each ? each : each.source);
          const ref = refs[place];
          doneCount += 1;
          context.progress(FETCH_SHARE + ((1 - FETCH_SHARE) * doneCount) / found.length);
          return { ...adImage, ...(ref ? { ref } : {}), ...(place >= own.length ? { isExtra: true } : {}) };
        },
        { concurrency: 2 },
      );
      const logo = wantedLogo ? await collectLogo(dependencies, wantedLogo, context) : null;
      return { images: adImages, logo, refused: collected.refused.map(toRefusedImage) };
    },
  });
}

/** Returns the images of scenes that are not the product's own, each once. */
function listOthers(wanted: readonly ImageRef[], own: readonly ImageRef[]): ImageRef[] {
  const known = [...own];
  return wanted.filter((ref) => {
    if (known.some((each) => isSameImage(each, ref))) return false;
    known.push(ref);
    return true;
  });
}

/** Merges images and videos: images keep their order, each video its given position. */
function mergeInOrder(
  sources: readonly MaterialSource[],
  images: readonly CollectedImage[],
): (CollectedImage | VideoSource)[] {
  const placeOf = (each: CollectedImage | VideoSource): number => sources.indexOf('kind' in each ? each : each.source);
  const merged: (CollectedImage | VideoSource)[] = [...images];
  for (const source of sources) {
    if (source.kind !== 'video') continue;
    const next = merged.findIndex((each) => placeOf(each) > placeOf(source));
    merged.splice(next === -1 ? merged.length : next, 0, source);
  }
  return merged;
}

async function lookAtLibraryVideo(
  { vision, runProgram }: CollectImagesDependencies,
  { media, proxyKey }: VideoSource,
  index: number,
  { signal, storage, folder }: StepContext,
): Promise<AdImage> {
  const proxyPath = await storage.toLocalFile(proxyKey, folder);
  return lookAtVideo({ media, proxyPath }, { folder, name: `video-${index}`, signal }, { vision, runProgram });
}

interface StillRequest {
  image: CollectedImage;
  wornOn: BodyRegion | undefined;
  ratio: AdRatio;
}

async function lookAtStill(
  { vision, cutOut: engine, photoExtension }: CollectImagesDependencies,
  { image, wornOn, ratio }: StillRequest,
  index: number,
  context: StepContext,
): Promise<AdImage> {
  const { signal, storage, workPrefix, folder, runHeavy } = context;
  const { path, width, height, hasAlpha } = image;
  const key = `${workPrefix}image-${index}${extname(path)}`;
  const cutOutPath = join(folder, `cut-out-${index}.png`);
  const [alone] = await Promise.all([
    runHeavy('cutOut', () => engine.cutOut({ imagePath: path, outputPath: cutOutPath }, signal)),
    storage.putFile(key, path, extname(path) === '.png' ? 'image/png' : 'image/jpeg'),
  ]);
  const hint = {
    ...(wornOn ? { wornOn } : {}),
    // A subject cut off by the photo's edge may be a person seen from behind: only a complete subject is known to be a
    // product.
    ...(alone?.cutBy.length === 0 ? { cutOut: { path: cutOutPath, region: alone.region } } : {}),
  };
  const adImage = await runHeavy('analysis', async (): Promise<AdImage> => {
    const seen: AdImage = { key, width, height, hasAlpha, ...(await vision.findSubjects(path, signal, hint)) };
    if (alone && !seen.isScene) return seen;
    return { ...seen, ...(await extendStill(photoExtension, { image: seen, path, ratio }, index, context)) };
  });
  if (!alone) return adImage;
  const cutOutKey = `${workPrefix}cut-out-${index}.png`;
  await storage.putFile(cutOutKey, cutOutPath, 'image/png');
  return { ...adImage, cutOut: { key: cutOutKey, ...alone } };
}

/** Extends the photo to all edges of the canvas if no plain crop fills the canvas. */
async function extendStill(
  engine: PhotoExtensionEngine,
  { image: adImage, path, ratio }: { image: AdImage; path: string; ratio: AdRatio },
  index: number,
  { signal, storage, workPrefix, folder }: StepContext,
): Promise<Pick<AdImage, 'extended'>> {
  if (adImage.hasAlpha) return {};
  const evenEdges = await findEvenEdges(path);
  const plan = planExtension({ ...adImage, evenEdges }, ratio);
  if (!plan) return {};
  const { width, height, photo } = plan;
  const outputPath = join(folder, `extended-${index}.jpg`);
  const request = { imagePath: path, outputPath, subject: adImage.subject, isTopEven: evenEdges.top, plan };
  const above = await engine.extend(request, signal);
  const key = `${workPrefix}extended-${index}.jpg`;
  await storage.putFile(key, outputPath, 'image/jpeg');
  const region = { x: photo.x / width, y: photo.y / height, width: photo.width / width, height: photo.height / height };
  return { extended: { key, width, height, region, ...(above ? { above } : {}) } };
}

/** Returns the body region on which the product is worn or held, if its kind is known. */
function findWornOn({ name, description, selling_points: sellingPoints }: Product): BodyRegion | undefined {
  return findKind({ name, ...(description === undefined ? {} : { description }), sellingPoints })?.kind.wornOn;
}

async function toSource(
  dependencies: CollectImagesDependencies,
  image: ImageRef,
  actor: Actor,
): Promise<MaterialSource> {
  const asset = 'asset_id' in image ? await dependencies.findMedia(actor, image.asset_id) : undefined;
  if (asset?.media.kind === 'video' && asset.proxyKey !== null)
    return { kind: 'video', media: asset.media, proxyKey: asset.proxyKey };
  return toImageSource(dependencies, image, actor);
}

async function toImageSource(
  { findImageKey }: CollectImagesDependencies,
  image: ImageRef,
  actor: Actor,
): Promise<ImageSource> {
  if ('url' in image) return { kind: 'link', url: image.url };
  const key = await findImageKey(actor, image.asset_id);
  if (key === undefined) throw new AppError('ASSET_MISSING');
  return { kind: 'stored', key };
}

/** Keeps the logo's own alpha. An unusable logo is an error, since the user chose it. */
async function collectLogo(
  dependencies: CollectImagesDependencies,
  logo: ImageRef,
  context: StepContext,
): Promise<CollectedImages['logo']> {
  const source = await toImageSource(dependencies, logo, context.actor);
  const folder = join(context.folder, 'logo');
  await mkdir(folder);
  const { images, refused } = await dependencies.collectImages({
    sources: [source],
    folder,
    purpose: 'logo',
    runHeavy: context.runHeavy,
    signal: context.signal,
  });
  const image = images[0];
  const reason = refused[0]?.reason;
  if (!image)
    throw new AppError(
      reason === undefined || reason === 'DUPLICATE' ? 'IMAGE_UPLOAD_FAILED' : reason,
      refused[0]?.values,
    );
  const outputPath = join(context.folder, 'logo.png');
  const { width, height } = await sharp(image.path)
    .resize(LOGO_MAX_SIDE, LOGO_MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toFile(outputPath);
  const key = `${context.workPrefix}logo.png`;
  await context.storage.putFile(key, outputPath, 'image/png');
  return { key, width, height };
}

function toRefusedImage({ source, reason }: ImageCollection['refused'][number]): RefusedImage {
  return { source: source.kind === 'link' ? source.url : source.key, reason };
}
