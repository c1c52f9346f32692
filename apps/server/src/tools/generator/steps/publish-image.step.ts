import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AiImageInput } from '@reelwright/contracts';
import sharp from 'sharp';
import { describeFile } from '#src/platform/media/describe-file.ts';
import { fileNameOf } from '#src/runner/file-name.ts';
import { addXmpToPng, makeXmp, sourceTypeOf } from '../mark-origin.ts';
import { titleOf } from '../title.ts';
import { defineStep } from './image-results.ts';

const SOURCES = {
  text: 'none',
  product: 'within',
  background: 'within',
  blend: 'within',
  relight: 'changed',
  restyle: 'changed',
  extend: 'within',
  upscale: 'changed',
  edit: 'changed',
} as const satisfies Record<AiImageInput['mode'], 'none' | 'within' | 'changed'>;

/** Writes into an image how it was made, and stores it as the task's. */
export function createPublishImageStep() {
  return defineStep({
    name: 'publish',
    weight: 1,
    isPerVariant: true,
    after: ['generate'],
    reads: ({ input: { prompt, mode, model } }) => ({ prompt, mode, model }),
    async run({ prompt, mode, model }, { generate: { key, width, height } }, context) {
      const { folder, signal, storage, workPrefix, variant } = context;
      const path = join(folder, 'result.png');
      const png = await sharp(await storage.toLocalFile(key, folder))
        .png({ compressionLevel: 7 })
        .toBuffer();
      await writeFile(path, addXmpToPng(png, makeXmp(sourceTypeOf(model, SOURCES[mode]), model)));
      signal.throwIfAborted();
      const contentType = 'image/png';
      const { sizeBytes, sha256 } = await describeFile(path, contentType, signal);
      const storageKey = `${workPrefix}result-${variant}.png`;
      await storage.putFile(storageKey, path, contentType);
      const fileName = `${fileNameOf(titleOf({ prompt }), 'image')}.png`;
      const file = { storageKey, fileName, contentType, width, height, durationS: null, sizeBytes, sha256 };
      return { outputs: [{ kind: 'image' as const, ...file }] };
    },
  });
}
