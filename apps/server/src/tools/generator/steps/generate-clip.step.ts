import { join } from 'node:path';
import { CLIP_FRAME_RATE, type ClipInput, EMBEDDED_MODEL_ID, sizeOfClip } from '@reelwright/contracts';
import { loosenScene } from '@reelwright/scene';
import { AppError } from '#src/app-error.ts';
import type { ClipSource } from '#src/engines/generation/generation.ts';
import { findKept } from '#src/runner/keep-piece.ts';
import { rememberOperation } from '#src/runner/remember-operation.ts';
import type { StepContext } from '#src/runner/step-context.ts';
import type { GeneratorDependencies } from '../generator-dependencies.ts';
import { openImage } from '../open-image.ts';
import { seedOfVariant } from '../seed-of-variant.ts';
import { defineStep } from './clip-results.ts';

/** Makes one clip. A step that is tried again finds what it has started at a provider. */
export function createGenerateClipStep(dependencies: GeneratorDependencies) {
  return defineStep({
    name: 'generate',
    weight: 20,
    isPerVariant: true,
    after: ['read_prompt'],
    reads: ({ input, seed, variant }) => {
      const { quantity: _quantity, is_confirmed: _isConfirmed, seed: _seed, ...wish } = input;
      return { wish, seed: seedOfVariant(seed, variant) };
    },
    async run({ wish, seed }, { read_prompt: { graph, open, subjectKey, move, effects } }, context) {
      const model = dependencies.generation.findModel(wish.model);
      if (!model?.makeClip) throw new AppError('MODEL_UNAVAILABLE');
      const { folder, signal, storage, workPrefix, runHeavy, progress, variant } = context;
      // An earlier try may have ended between storing the clip and telling of it: it is not paid again.
      const kept = await findKept(`clip-${variant}.mp4`, context);
      if (kept !== undefined) return { key: kept };
      const outputPath = join(folder, 'clip.mp4');
      const request = {
        source: await openSource(wish, subjectKey, context, dependencies),
        prompt: wish.prompt,
        negative: wish.negative_prompt,
        graph: graph && loosenScene(graph, { open, creativity: wish.creativity, seed }),
        seed,
        ...sizeOfClip(wish),
        seconds: wish.duration_s,
        frameRate: CLIP_FRAME_RATE,
        // What the words say counts: the account has told it as drawn.
        move: move ?? wish.camera_move,
        effects: [...new Set([...effects, ...wish.effects])],
        isLoop: wish.is_loop,
        ambience: wish.ambience,
        hasAudio: wish.has_audio,
        outputPath,
      };
      const memory = rememberOperation(`clip-${variant}`, context);
      const make = () => model.makeClip?.(request, { signal, onProgress: progress, memory, folder });
      await (wish.model === EMBEDDED_MODEL_ID ? runHeavy('clip', async () => make()) : make());
      const { key } = await storage.putFile(`${workPrefix}clip-${variant}.mp4`, outputPath, 'video/mp4');
      return { key };
    },
  });
}

type Wish = Omit<ClipInput, 'quantity' | 'is_confirmed' | 'seed'>;

async function openSource(
  { mode, first_frame: first, last_frame: last }: Wish,
  subjectKey: string | null,
  context: StepContext,
  dependencies: GeneratorDependencies,
): Promise<ClipSource> {
  if (mode === 'text' || first === null) return { kind: 'text' };
  const path = await openImage(first, context, dependencies);
  if (mode === 'first_and_last' && last !== null)
    return { kind: 'first_and_last', firstPath: path, lastPath: await openImage(last, context, dependencies) };
  const { storage, folder } = context;
  return {
    kind: 'image',
    path,
    subjectPath: subjectKey === null ? null : await storage.toLocalFile(subjectKey, folder),
  };
}
