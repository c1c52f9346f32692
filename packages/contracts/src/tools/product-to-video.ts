import { defineTool } from '../tool.ts';
import { AD_OUTPUTS, AD_STEPS } from './ad-steps.ts';

/** Makes finished video ads from a typed product and uploads of it. */
export const productToVideo = defineTool({
  id: 103,
  name: 'PRODUCT_TO_VIDEO',
  route: 'ai-video-ads',
  steps: AD_STEPS,
  outputs: AD_OUTPUTS,
  lane: 'heavy',
  hasDraft: true,
  permission: 'everyone',
  badge: 'new',
  contract: async () => (await import('./product-to-video.contract.ts')).productToVideoContract,
});
