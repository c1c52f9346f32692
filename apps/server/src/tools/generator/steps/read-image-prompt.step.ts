import { EMBEDDED_MODEL_ID } from '@reelwright/contracts';
import { AppError } from '#src/app-error.ts';
import { planScene } from '#src/engines/generation/plan-scene.ts';
import type { GeneratorDependencies } from '../generator-dependencies.ts';
import { cutProductOut, openImage } from '../open-image.ts';
import { defineStep } from './image-results.ts';

/** Reads the prompt into a scene, and cuts the product out that is to stand in it. */
export function createReadImagePromptStep(dependencies: GeneratorDependencies) {
  return defineStep({
    name: 'read_prompt',
    weight: 2,
    after: [],
    reads: ({ input: { prompt, negative_prompt: negative, scene_id: sceneId, mode, model, image } }) => ({
      prompt,
      negative,
      sceneId,
      mode,
      isEmbedded: model === EMBEDDED_MODEL_ID,
      image: mode === 'product' ? image : null,
    }),
    async run({ prompt, negative, sceneId, mode, isEmbedded, image }, _results, context) {
      const drawsScene = isEmbedded && (mode === 'text' || mode === 'product');
      const graph = drawsScene
        ? planScene({ prompt, negative, sceneId, hasProduct: mode === 'product', canMove: false }).graph
        : null;
      if (image === null) return { graph, productKey: null };
      const cut = await cutProductOut(await openImage(image, context, dependencies), context, dependencies);
      if (cut === null) throw new AppError('PRODUCT_UNCERTAIN');
      const { storage, workPrefix } = context;
      const { key } = await storage.putFile(`${workPrefix}product.png`, cut.trimmedPath, 'image/png');
      return { graph, productKey: key };
    },
  });
}
