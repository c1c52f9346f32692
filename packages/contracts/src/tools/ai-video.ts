import { defineTool } from '../tool.ts';

/** Makes clips from words. One variant for each clip. */
export const aiVideo = defineTool({
  id: 119,
  name: 'AI_VIDEO',
  route: 'create-ai-video',
  steps: ['read_prompt', 'generate', 'publish'],
  outputs: { video: 'video', thumbnail: 'image' },
  lane: 'heavy',
  hasDraft: false,
  permission: 'everyone',
  badge: 'new',
  contract: async () => (await import('./ai-video.contract.ts')).aiVideoContract,
});
