import { defineTool } from '../tool.ts';

/** Cuts the subjects of images out, and puts them on a background of choice. One variant for each image. */
export const backgroundRemover = defineTool({
  id: 93,
  name: 'PIC_CUT',
  route: 'background-remover',
  steps: ['separate', 'compose'],
  outputs: { cut_out: 'image' },
  lane: 'light',
  hasDraft: false,
  permission: 'everyone',
  badge: 'new',
  contract: async () => (await import('./background-remover.contract.ts')).backgroundRemoverContract,
});
