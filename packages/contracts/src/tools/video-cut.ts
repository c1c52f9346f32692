import { defineTool } from '../tool.ts';

/** Cuts ranges of frames out of a video, joined or each as a file. One variant for each file. */
export const videoCut = defineTool({
  id: 100,
  name: 'VIDEO_CUT',
  route: 'video-cut',
  steps: ['cut_frames', 'cut_audio', 'join'],
  outputs: { video: 'video', thumbnail: 'image' },
  lane: 'heavy',
  hasDraft: false,
  permission: 'everyone',
  badge: 'new',
  contract: async () => (await import('./video-cut.contract.ts')).videoCutContract,
});
