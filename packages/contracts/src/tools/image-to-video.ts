import { defineTool } from '../tool.ts';

/** Makes clips from an image, or from a first and a last one. One variant for each clip. */
export const imageToVideos = defineTool({
  id: 117,
  name: 'IMAGE_TO_VIDEO',
  route: 'image-to-videos',
  steps: ['read_prompt', 'generate', 'publish'],
  outputs: { video: 'video', thumbnail: 'image' },
  lane: 'heavy',
  hasDraft: false,
  permission: 'everyone',
  badge: 'new',
  contract: async () => (await import('./image-to-video.contract.ts')).imageToVideosContract,
});
