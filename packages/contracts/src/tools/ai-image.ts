import { defineTool } from '../tool.ts';

/**
 * Makes images from words, a product, or another image. Its modes are what earlier numbers called TEXT_TO_PIC (4) and
 * PIC_TO_PIC (5). One variant for each image.
 */
export const aiImage = defineTool({
  id: 120,
  name: 'AI_IMAGE',
  route: 'ai-image',
  steps: ['read_prompt', 'generate', 'publish'],
  outputs: { image: 'image' },
  lane: 'light',
  hasDraft: false,
  permission: 'everyone',
  badge: 'new',
  contract: async () => (await import('./ai-image.contract.ts')).aiImageContract,
});
