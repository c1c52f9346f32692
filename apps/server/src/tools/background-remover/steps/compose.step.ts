import { join } from 'node:path';
import { AppError } from '#src/app-error.ts';
import { describeFile } from '#src/platform/media/describe-file.ts';
import { fileNameOf } from '#src/runner/file-name.ts';
import { composeCutOut } from '../compose-cut-out.ts';
import { nameOfFile } from '#src/runner/title-of-files.ts';
import { defineStep } from './results.ts';
import type { SeparateDependencies } from './separate.step.ts';

const CONTENT_TYPES = { png: 'image/png', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** Puts a subject on its background, in its frame, and writes the file. */
export function createComposeStep({ findImageKey }: Pick<SeparateDependencies, 'findImageKey'>) {
  return defineStep({
    name: 'compose',
    weight: 1,
    isPerVariant: true,
    after: ['separate'],
    reads: ({ input: { images, background, shadow, frame, format }, variant }) => ({
      image: images[variant],
      background,
      shadow,
      frame,
      format,
    }),
    async run({ image, background, shadow, frame, format }, { separate }, context) {
      const { actor, folder, signal, storage, workPrefix, runHeavy, variant } = context;
      if (!image) throw new Error(`the task has no image ${variant}`);
      // An image of the library that fills the frame, or the image's own background.
      const behind =
        background.kind === 'image' ? background.asset_id : background.kind === 'blur' ? image.asset_id : undefined;
      const behindKey = behind === undefined ? undefined : await findImageKey(actor, behind);
      if (behind !== undefined && behindKey === undefined) throw new AppError('ASSET_MISSING');
      const outputPath = join(folder, `cut-out.${format}`);
      const [subjectPath, behindPath] = await Promise.all([
        storage.toLocalFile(separate.key, folder),
        behindKey === undefined ? undefined : storage.toLocalFile(behindKey, folder),
      ]);
      const size = await runHeavy('image', () =>
        composeCutOut({ ...separate, subjectPath, behindPath, background, shadow, frame, format, outputPath }),
      );
      signal.throwIfAborted();
      const contentType = CONTENT_TYPES[format];
      const { sizeBytes, sha256 } = await describeFile(outputPath, contentType, signal);
      const storageKey = `${workPrefix}cut-out-${variant}.${format}`;
      await storage.putFile(storageKey, outputPath, contentType);
      const fileName = `${fileNameOf(nameOfFile(image), 'cut-out')}.${format}`;
      return {
        outputs: [
          { kind: 'cut_out' as const, storageKey, fileName, contentType, ...size, durationS: null, sizeBytes, sha256 },
        ],
      };
    },
  });
}
