import { EMBEDDED_MODEL_ID } from '@reelwright/contracts';
import { planScene } from '#src/engines/generation/plan-scene.ts';
import type { GeneratorDependencies } from '../generator-dependencies.ts';
import { cutProductOut, openImage } from '../open-image.ts';
import { defineStep } from './clip-results.ts';

/** Reads the prompt into a scene, or separates the subject of the image, so that both can move apart. */
export function createReadClipPromptStep(dependencies: GeneratorDependencies) {
  return defineStep({
    name: 'read_prompt',
    weight: 2,
    after: [],
    reads: ({ input: { prompt, negative_prompt: negative, scene_id: sceneId, mode, model, first_frame: image } }) => ({
      prompt,
      negative,
      sceneId,
      mode,
      isEmbedded: model === EMBEDDED_MODEL_ID,
      image: mode === 'image' ? image : null,
    }),
    async run({ prompt, negative, sceneId, mode, isEmbedded, image }, _results, context) {
      const unread = { graph: null, open: [], subjectKey: null, move: null, effects: [] };
      if (!isEmbedded) return unread;
      if (mode === 'text') {
        const wish = { prompt, negative, sceneId, hasProduct: false, canMove: true };
        const { graph, open, move, effects } = planScene(wish);
        return { graph, open, subjectKey: null, move, effects };
      }
      if (image === null) return unread;
      const cut = await cutProductOut(await openImage(image, context, dependencies), context, dependencies);
      if (cut === null) return unread;
      const { storage, workPrefix } = context;
      const { key } = await storage.putFile(`${workPrefix}subject.png`, cut.wholePath, 'image/png');
      return { ...unread, subjectKey: key };
    },
  });
}
