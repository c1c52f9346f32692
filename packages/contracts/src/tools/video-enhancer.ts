import { defineTool } from '../tool.ts';

/** Enlarges, denoises, steadies and smooths videos. One variant for each video. */
export const videoEnhancer = defineTool({
  id: 110,
  name: 'VIDEO_ENHANCER',
  route: 'video-enhancer',
  steps: ['measure_video', 'enhance_frames', 'finish_video'],
  outputs: { video: 'video', thumbnail: 'image' },
  lane: 'heavy',
  hasDraft: false,
  permission: 'everyone',
  badge: 'new',
  contract: async () => (await import('./video-enhancer.contract.ts')).videoEnhancerContract,
});
