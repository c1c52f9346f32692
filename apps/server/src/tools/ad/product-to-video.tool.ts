import { productToVideo, productToVideoContract, type productToVideoInput } from '@reelwright/contracts';
import type { Tool } from '../../runner/tool.ts';
import { type AdToolDependencies, createAdSteps, toAdDraft } from './ad-tool.ts';
import { checkAssets } from './check-assets.ts';
import { checkMaterials } from './check-materials.ts';

/**
 * Tool 103: makes finished video ads from a product entered by hand and 3 to 30 uploads of it, in the same steps as
 * those of a link.
 */
export function createProductToVideoTool(dependencies: AdToolDependencies): Tool<typeof productToVideoInput> {
  const toolType = productToVideo.id;
  return {
    ...createAdSteps(dependencies),
    row: productToVideo,
    ...productToVideoContract,
    async checkAssets(input, pusher) {
      await checkAssets(input, pusher, dependencies);
      await checkMaterials(input.product.images, pusher, dependencies);
    },
    title: ({ product }) => product.name,
    toDraft: (input, results, seed) => toAdDraft(input, results, { toolType, seed }),
  };
}
