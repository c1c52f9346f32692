import { DRAWS_SCENE, EMBEDDED_MODEL_ID, type ImageMode } from '@reelwright/contracts';
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
    reads: ({ input }) => ({
      prompt: input.prompt,
      negative: input.negative_prompt,
      sceneId: input.scene_id,
      mode: input.mode,
      isEmbedded: input.model === EMBEDDED_MODEL_ID,
      image: CUTS[input.mode] === undefined ? null : input[CUTS[input.mode]?.from ?? 'image'],
    }),
    async run({ prompt, negative, sceneId, mode, isEmbedded, image }, _results, context) {
      const { graph, open } =
        isEmbedded && DRAWS_SCENE.has(mode)
          ? drawnScene({ prompt, negative, sceneId, mode })
          : { graph: null, open: [] };
      const cut = CUTS[mode];
      if (image === null || cut === undefined) return { graph, open, productKey: null, isCutOff: false };
      const parted = await cutProductOut(await openImage(image, context, dependencies), context, dependencies);
      if (parted === null && cut.isNeeded) throw new AppError('PRODUCT_UNCERTAIN');
      if (parted === null) return { graph, open, productKey: null, isCutOff: false };
      const { storage, workPrefix } = context;
      const path = cut.isTrimmed ? parted.trimmedPath : parted.wholePath;
      const { key } = await storage.putFile(`${workPrefix}product.png`, path, 'image/png');
      return { graph, open, productKey: key, isCutOff: parted.isCutOff };
    },
  });
}

/** Which image's subject each mode cuts out, whether it is trimmed, and whether the mode can do without. */
const CUTS: Partial<Record<ImageMode, { from: 'image' | 'foreground'; isTrimmed: boolean; isNeeded: boolean }>> = {
  product: { from: 'image', isTrimmed: true, isNeeded: true },
  background: { from: 'image', isTrimmed: false, isNeeded: true },
  blend: { from: 'foreground', isTrimmed: true, isNeeded: true },
  relight: { from: 'image', isTrimmed: false, isNeeded: false },
};

/** The scene of a prompt; behind a subject of the user's it is empty. */
function drawnScene({ mode, ...wish }: { prompt: string; negative: string; sceneId: string | null; mode: ImageMode }) {
  const { graph, open } = planScene({ ...wish, hasProduct: mode !== 'text', canMove: false });
  const empty = { ...graph.subject, kind: 'none' as const, label: null, count: 1 };
  return { graph: mode === 'background' ? { ...graph, subject: empty } : graph, open };
}
