import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageRef, UrlToVideoInput, UserId } from '@reelwright/contracts';
import sharp from 'sharp';
import { AppError } from '#src/app-error.ts';
import type { PictureSubjects, VisionEngine } from '#src/engines/vision/vision.ts';
import type { CollectedImage, ImageCollection, ImageSource } from '#src/modules/products/collect-images.ts';
import type { StepContext, ToolStep } from '../../tool.ts';
import type { AdPicture } from '../document/ad-material.ts';
import { canvasSizeOf } from '../document/canvas-size.ts';
import { framePicture } from '../frame-picture.ts';
import { type RefusedImage, resultOf, type StepResults } from './step-results.ts';

export interface CollectImagesDependencies {
  /** Fetches pictures and makes them ready; what can't be used is refused with its reason. */
  collectImages(request: {
    sources: readonly ImageSource[];
    folder: string;
    signal: AbortSignal;
    purpose?: 'product' | 'logo';
    onProgress?: (done: number) => void;
  }): Promise<ImageCollection>;
  /** Where an image of the user's library is stored; undefined where it is not theirs. */
  findImageKey(userId: UserId, assetId: string): Promise<string | undefined>;
  vision: VisionEngine;
}

/** An ad shows a new picture about this often; more than it can show are not fetched. */
const SECONDS_PER_PICTURE = 2.2;
const LOGO_MAX_SIDE = 512;
/** Share of the step that fetching takes; the rest is looking at the pictures and framing them. */
const FETCH_SHARE = 0.4;

/** Fetches the product's pictures, finds what must stay in view, and frames each for the canvas. */
export function createCollectImagesStep(dependencies: CollectImagesDependencies): ToolStep<UrlToVideoInput> {
  return {
    name: 'collect_images',
    weight: 4,
    async run(input, results, context): Promise<StepResults['collect_images']> {
      const { product } = resultOf(results, 'read_product');
      dependencies.vision.warm();
      const most = Math.ceil(input.length_s / SECONDS_PER_PICTURE);
      const sources = await Promise.all(
        product.images.slice(0, most).map((image) => toSource(dependencies, image, context.userId)),
      );
      const collected = await dependencies.collectImages({
        sources,
        folder: context.folder,
        signal: context.signal,
        onProgress: (done) => context.progress((FETCH_SHARE * done) / Math.max(1, sources.length)),
      });
      if (collected.images.length === 0) throw new AppError('NO_USABLE_IMAGE');
      const canvas = canvasSizeOf(input.ratio, input.resolution);
      let done = 0;
      const frame = async (image: CollectedImage, index: number, subjects: PictureSubjects): Promise<AdPicture> => {
        const { path: imagePath, width, height } = image;
        const outputPath = join(context.folder, `picture-${index}.jpg`);
        const framed = await framePicture({ imagePath, width, height, subjects, canvas, outputPath });
        context.signal.throwIfAborted();
        const key = `${context.workPrefix}picture-${index}.jpg`;
        await context.storage.putFile(key, framed.path, 'image/jpeg');
        done += 1;
        context.progress(FETCH_SHARE + ((1 - FETCH_SHARE) * done) / collected.images.length);
        return { key, width: framed.width, height: framed.height, subject: framed.subject, palette: framed.palette };
      };
      // The next picture is looked at, in its own process, while the last one is framed.
      const pictures: AdPicture[] = [];
      let framing: Promise<AdPicture> | null = null;
      for (const [index, image] of collected.images.entries()) {
        const [subjects, framed]: [PictureSubjects, AdPicture | null] = await Promise.all([
          dependencies.vision.findSubjects(image.path, context.signal),
          framing,
        ]);
        if (framed) pictures.push(framed);
        framing = frame(image, index, subjects);
      }
      if (framing) pictures.push(await framing);
      const logo = input.logo ? await collectLogo(dependencies, input.logo, context) : null;
      return { pictures, logo, refused: collected.refused.map(toRefusedImage) };
    },
  };
}

async function toSource(
  { findImageKey }: CollectImagesDependencies,
  image: ImageRef,
  userId: UserId,
): Promise<ImageSource> {
  if ('url' in image) return { kind: 'link', url: image.url };
  const key = await findImageKey(userId, image.asset_id);
  if (key === undefined) throw new AppError('ASSET_MISSING');
  return { kind: 'stored', key };
}

/** The logo keeps its own alpha; one that can't be used is an error, since somebody chose it. */
async function collectLogo(
  dependencies: CollectImagesDependencies,
  logo: ImageRef,
  context: StepContext,
): Promise<StepResults['collect_images']['logo']> {
  const source = await toSource(dependencies, logo, context.userId);
  const folder = join(context.folder, 'logo');
  await mkdir(folder);
  const { images, refused } = await dependencies.collectImages({
    sources: [source],
    folder,
    purpose: 'logo',
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
