import { join } from 'node:path';
import type { AssetId } from '@reelwright/contracts';
import sharp from 'sharp';
import { AppError } from '#src/app-error.ts';
import type { StepContext } from '#src/runner/step-context.ts';
import type { GeneratorDependencies } from './generator-dependencies.ts';

type OpenContext = Pick<StepContext, 'actor' | 'storage' | 'folder'>;

/** Returns the local file of an image of the library. Throws ASSET_MISSING. */
export async function openImage(
  assetId: AssetId,
  { actor, storage, folder }: OpenContext,
  { findImageKey }: Pick<GeneratorDependencies, 'findImageKey'>,
): Promise<string> {
  const key = await findImageKey(actor, assetId);
  if (key === undefined) throw new AppError('ASSET_MISSING');
  return storage.toLocalFile(key, folder);
}

/** The edge of a product that stands in a scene: strands are of no use there. */
const EDGE = { refine: 0.3, feather: 0, shift: 0 } as const;

/** Share of an image's height below which a subject that reaches so far is cut off. */
const LOWER_EDGE = 0.995;

/**
 * Cuts the product of an image out. Returns a local PNG, trimmed to the product, and one of the image's size; null if
 * the mask is not certain. `isCutOff` says that the image's lower edge cuts it, as of what is held in a hand.
 */
export async function cutProductOut(
  imagePath: string,
  { folder, signal, runHeavy }: Pick<StepContext, 'folder' | 'signal' | 'runHeavy'>,
  { separation }: Pick<GeneratorDependencies, 'separation'>,
): Promise<{ trimmedPath: string; wholePath: string; isCutOff: boolean } | null> {
  const wholePath = join(folder, 'subject.png');
  const trimmedPath = join(folder, 'product.png');
  const separated = await runHeavy('cutOut', () =>
    separation.separate({ imagePath, edge: EDGE, outputPath: wholePath }, signal),
  );
  if (!separated.isSeparated) return null;
  const { width, height, region } = separated;
  const left = Math.floor(region.x * width);
  const top = Math.floor(region.y * height);
  await sharp(wholePath)
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(width - left, Math.ceil(region.width * width))),
      height: Math.max(1, Math.min(height - top, Math.ceil(region.height * height))),
    })
    .png({ compressionLevel: 1 })
    .toFile(trimmedPath);
  return { trimmedPath, wholePath, isCutOff: region.y + region.height > LOWER_EDGE };
}
