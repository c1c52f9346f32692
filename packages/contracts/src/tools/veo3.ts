import { defineTool } from '../tool.ts';

/** Makes clips at half the price, as long as the flash sale lasts. One variant for each clip. */
export const veo3 = defineTool({
  id: 121,
  name: 'VEO3',
  route: 'veo3',
  steps: ['read_prompt', 'generate', 'publish'],
  outputs: { video: 'video', thumbnail: 'image' },
  lane: 'heavy',
  hasDraft: false,
  permission: 'everyone',
  badge: 'hot',
  contract: async () => (await import('./veo3.contract.ts')).veo3Contract,
});
