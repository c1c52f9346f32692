import { join } from 'node:path';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { AppError } from '#src/app-error.ts';
import type { SaveGuarded } from '#src/platform/fetch/guarded-fetch.ts';
import { saveFirstOutput } from '#src/platform/media-providers/media-output.ts';
import type { MediaModel } from '#src/platform/media-providers/open-media-provider.ts';
import { runMediaTask } from '#src/platform/media-providers/run-media-task.ts';
import type { MaskFinder } from './find-mask.ts';

const MAX_BYTES = 64 * 2 ** 20;
const TIMEOUT_MS = 180_000;
const LARGEST_IMAGE_PIXELS = 40_000_000;
/** What the models of each provider usually call their image. */
const IMAGE_FIELD = { fal: 'image_url', replicate: 'image' } as const;

interface Needs {
  model: MediaModel;
  saveGuarded: SaveGuarded;
  /** For tests. */
  pollMs?: { first: number; longest: number };
}

/** Lets a model of a provider find masks: one that answers with the cut-out as transparent PNG, or with a grey mask. */
export function createProviderMaskFinder({ model, saveGuarded, pollMs }: Needs): MaskFinder {
  const provider = model.provider.name;
  return {
    id: `${provider}:${model.model}`,
    async findMask({ imagePath, outputPath, memory = FORGETFUL }, signal) {
      const folder = await mkdtemp(join(tmpdir(), 'provider-mask-'));
      try {
        const output = await runMediaTask({
          model,
          memory,
          signal,
          ...(pollMs && { pollMs }),
          async makeInput() {
            const image = { path: join(folder, 'image.png'), contentType: 'image/png', fileName: 'image.png' };
            await sharp(imagePath, { limitInputPixels: LARGEST_IMAGE_PIXELS })
              .autoOrient()
              .toColourspace('srgb')
              .png({ compressionLevel: 4 })
              .toFile(image.path)
              .catch((error: unknown) => {
                throw new AppError('ANALYSIS_FAILED', {}, { cause: error });
              });
            return { [IMAGE_FIELD[provider]]: await model.provider.upload(image, signal) };
          },
        });
        const path = join(folder, 'answer');
        await saveFirstOutput(output, {
          provider,
          saveGuarded,
          path,
          accept: 'image/*',
          maxBytes: MAX_BYTES,
          timeoutMs: TIMEOUT_MS,
          signal,
        });
        await writeMask(path, outputPath).catch((error: unknown) => {
          throw new AppError('PROVIDER_FAILED', { provider, reason: 'the answer is no image' }, { cause: error });
        });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    close: async () => undefined,
  };
}

/** Without a task, there is nothing to go on with. */
const FORGETFUL = { read: async () => null, write: async () => undefined, isEnd: () => true };

async function writeMask(path: string, outputPath: string): Promise<void> {
  const open = () => sharp(path, { limitInputPixels: LARGEST_IMAGE_PIXELS });
  const { hasAlpha } = await open().metadata();
  const isCutOut = hasAlpha && !(await open().stats()).isOpaque;
  const mask = isCutOut ? open().extractChannel('alpha') : open().removeAlpha().toColourspace('b-w');
  await mask.png({ compressionLevel: 1 }).toFile(outputPath);
}
