import { join } from 'node:path';
import { type AiImageInput, EMBEDDED_MODEL_ID, sizeOfImage } from '@reelwright/contracts';
import { loosenScene } from '@reelwright/scene';
import sharp from 'sharp';
import { AppError } from '#src/app-error.ts';
import type { ImageSource } from '#src/engines/generation/generation.ts';
import { findKept } from '#src/runner/keep-piece.ts';
import { rememberOperation } from '#src/runner/remember-operation.ts';
import type { StepContext } from '#src/runner/step-context.ts';
import type { GeneratorDependencies } from '../generator-dependencies.ts';
import { openImage } from '../open-image.ts';
import { seedOfVariant } from '../seed-of-variant.ts';
import { defineStep } from './image-results.ts';

/** Makes one image. A step that is tried again finds what it has started at a provider. */
export function createGenerateImageStep(dependencies: GeneratorDependencies) {
  return defineStep({
    name: 'generate',
    weight: 20,
    isPerVariant: true,
    after: ['read_prompt'],
    reads: ({ input, seed, variant }) => {
      const { quantity: _quantity, is_confirmed: _isConfirmed, seed: _seed, ...wish } = input;
      return { wish, seed: seedOfVariant(seed, variant) };
    },
    async run({ wish, seed }, { read_prompt: { graph, open, productKey, isCutOff } }, context) {
      const model = dependencies.generation.findModel(wish.model);
      if (!model?.makeImage) throw new AppError('MODEL_UNAVAILABLE');
      const { folder, signal, storage, workPrefix, runHeavy, progress, variant } = context;
      // An earlier try may have ended between storing the image and telling of it: it is not paid again.
      const kept = await findKept(`image-${variant}.png`, context);
      if (kept !== undefined) return { key: kept, ...(await measureImage(await storage.toLocalFile(kept, folder))) };
      const outputPath = join(folder, 'image.png');
      const request = {
        source: await openSource(
          wish,
          productKey === null ? null : { key: productKey, isCutOff },
          context,
          dependencies,
        ),
        prompt: wish.prompt,
        negative: wish.negative_prompt,
        graph: graph && loosenScene(graph, { open, creativity: wish.creativity, seed }),
        seed,
        ...sizeOfImage(wish),
        creativity: wish.creativity,
        outputPath,
      };
      const memory = rememberOperation(`image-${variant}`, context);
      const make = () => model.makeImage?.(request, { signal, onProgress: progress, memory, folder });
      const made = await (wish.model === EMBEDDED_MODEL_ID ? runHeavy('trace', async () => make()) : make());
      if (!made) throw new AppError('MODEL_UNAVAILABLE');
      const { key } = await storage.putFile(`${workPrefix}image-${variant}.png`, outputPath, 'image/png');
      return { key, ...made };
    },
  });
}

type Wish = Omit<AiImageInput, 'quantity' | 'is_confirmed' | 'seed'>;

async function openSource(
  wish: Wish,
  cut: { key: string; isCutOff: boolean } | null,
  context: StepContext,
  dependencies: GeneratorDependencies,
): Promise<ImageSource> {
  const { mode, image, style, strength } = wish;
  if (mode === 'text' || image === null) return { kind: 'text' };
  const { storage, folder } = context;
  const cutPath = cut === null ? null : await storage.toLocalFile(cut.key, folder);
  const needCut = (): string => {
    if (cutPath === null) throw new Error(`${mode} needs a subject that was cut out`);
    return cutPath;
  };
  if (mode === 'product' && cut?.isCutOff) return { kind: 'near', path: needCut() };
  if (mode === 'product' || mode === 'background') return { kind: mode, path: needCut() };
  const path = await openImage(image, context, dependencies);
  switch (mode) {
    case 'blend':
      return { kind: mode, path, foregroundPath: needCut(), x: wish.foreground_x, size: wish.foreground_size };
    case 'relight':
      return { kind: mode, path, subjectPath: cutPath, direction: wish.light, tone: wish.light_tone, strength };
    case 'restyle':
      return { kind: mode, path, style, strength };
    case 'extend':
    case 'upscale':
    case 'edit':
      return { kind: mode, path };
  }
}

async function measureImage(path: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(path).metadata();
  return { width, height };
}
