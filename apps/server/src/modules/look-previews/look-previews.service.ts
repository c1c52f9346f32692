import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CallData, CheckedInput, ImageRef } from '@reelwright/contracts';
import { LRUCache } from 'lru-cache';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { ImageSubjects, VisionEngine } from '../../engines/vision/vision.ts';
import { bindHeavyWork, type HeavyWorkGate, type RunHeavy } from '../../platform/heavy-work/heavy-work.ts';
import type { LookPainter } from '../../studio/looks/look-painter.ts';
import { shrinkImage } from '../../studio/looks/shrink-image.ts';
import { describeRating, shortName } from '@reelwright/ad';
import type { UploadsService } from '../uploads/uploads.service.ts';
import type { CollectImages, ImageSource } from '../products/collect-images.ts';

export interface LookPreviewsDependencies {
  collectImages: CollectImages;
  findImageKey: UploadsService['findImageAsset'];
  findMedia: UploadsService['findMedia'];
  vision: Pick<VisionEngine, 'findSubjects'>;
  painter: Pick<LookPainter, 'paintLooks'>;
  heavyWork: HeavyWorkGate;
  makeFolder(): Promise<{ path: string; remove(): Promise<void> }>;
}

interface PreviewImage extends ImageSubjects {
  jpeg: Buffer;
  width: number;
  height: number;
}

/** Where and how one request's work is done. */
interface Work {
  folder: string;
  runHeavy: RunHeavy;
  signal: AbortSignal;
}

/** Number of products whose previews are kept, and of images, which change less often than the text: some 6 MB each. */
const KEPT_PREVIEWS = 32;
const KEPT_IMAGES = 32;
/** Shown before a name is typed. */
const PLACEHOLDER = { en: 'Your product', 'zh-CN': '您的商品' } as const;
/** A longer brand does not fit on the line above a title. */
const LONGEST_KICKER = 26;

/** Previews of the looks for a product, before anything is paid for. */
export function createLookPreviewsService(dependencies: LookPreviewsDependencies) {
  const { painter, heavyWork, makeFolder } = dependencies;
  const kept = new LRUCache<string, CallData<'previewLooks'>>({ max: KEPT_PREVIEWS });
  const keptImages = new LRUCache<string, PreviewImage>({ max: KEPT_IMAGES });

  async function findImage(
    { actor, image }: { actor: Actor; image: ImageRef },
    { folder, runHeavy, signal }: Work,
  ): Promise<PreviewImage> {
    const key = JSON.stringify([actor.workspaceId, image]);
    const known = keptImages.get(key);
    if (known) return known;
    const source = await findSource(dependencies, actor, image);
    const prepared = await readImage(dependencies, source, { folder, runHeavy, signal });
    keptImages.set(key, prepared);
    return prepared;
  }

  return {
    /** Throws NOT_FOUND for an asset of another workspace, the reason why the image is refused, SYSTEM_BUSY and RENDER_FAILED. */
    async previewLooks(
      actor: Actor,
      input: CheckedInput<'previewLooks'>,
      signal: AbortSignal,
    ): Promise<CallData<'previewLooks'>> {
      const key = createHash('sha256')
        .update(JSON.stringify([actor.workspaceId, input]))
        .digest('hex');
      const known = kept.get(key);
      if (known) return known;
      const runHeavy = bindHeavyWork(heavyWork, { owner: actor, from: 'call', signal });
      const folder = await makeFolder();
      try {
        const { image, ratio, language, brand, rating, brand_colors: brandColors } = input;
        const prepared = image && (await findImage({ actor, image }, { folder: folder.path, runHeavy, signal }));
        const shown = prepared && (await writeImage(prepared, folder.path));
        const scene = {
          ratio,
          language,
          title: input.name ? shortName(input.name) : PLACEHOLDER[language],
          ...(brand !== undefined && brand.length <= LONGEST_KICKER ? { kicker: brand } : {}),
          ...describeRating(rating, language),
          ...(brandColors ? { brandColors } : {}),
          ...(shown ? { image: shown } : {}),
        };
        const painted = await runHeavy('looks', () => painter.paintLooks(scene, signal));
        const previews = painted.map(({ look, webpBase64 }) => ({
          look,
          image: `data:image/webp;base64,${webpBase64}`,
        }));
        kept.set(key, { previews });
        return { previews };
      } finally {
        await folder.remove();
      }
    },
  };
}

/** Returns the poster for a video. */
async function findSource(
  { findMedia, findImageKey }: Pick<LookPreviewsDependencies, 'findMedia' | 'findImageKey'>,
  actor: Actor,
  image: ImageRef,
): Promise<ImageSource> {
  if ('url' in image) return { kind: 'link', url: image.url };
  const asset = await findMedia(actor, image.asset_id);
  const isVideo = asset?.media.kind === 'video';
  const key = isVideo ? asset.posterKey : await findImageKey(actor, image.asset_id);
  if (key === null || key === undefined) throw new AppError('NOT_FOUND');
  return { kind: 'stored', key };
}

async function readImage(
  { collectImages, vision }: Pick<LookPreviewsDependencies, 'collectImages' | 'vision'>,
  source: ImageSource,
  { folder, runHeavy, signal }: Work,
): Promise<PreviewImage> {
  const { images, refused } = await collectImages({ sources: [source], folder, runHeavy, signal });
  const [image] = images;
  if (!image) {
    const reason = refused[0]?.reason;
    throw new AppError(reason === undefined || reason === 'DUPLICATE' ? 'NO_USABLE_IMAGE' : reason, refused[0]?.values);
  }
  const [subjects, small] = await runHeavy('analysis', () =>
    Promise.all([vision.findSubjects(image.path, signal), shrinkImage(image.path)]),
  );
  return { ...subjects, ...small };
}

async function writeImage({ jpeg, ...facts }: PreviewImage, folder: string) {
  const file = path.join(folder, 'preview.jpg');
  await writeFile(file, jpeg);
  return { ...facts, path: file };
}

export type LookPreviewsService = ReturnType<typeof createLookPreviewsService>;
