import { defineTool } from '../tool.ts';
import { AD_OUTPUTS, AD_STEPS } from './ad-steps.ts';

/** Makes finished video ads from a product link or a typed product. */
export const urlToVideo = defineTool({
  id: 104,
  name: 'URL_TO_VIDEO',
  route: 'link-to-video',
  steps: AD_STEPS,
  outputs: AD_OUTPUTS,
  lane: 'heavy',
  hasDraft: true,
  permission: 'everyone',
  badge: 'hot',
  contract: async () => (await import('./url-to-video.contract.ts')).urlToVideoContract,
});
