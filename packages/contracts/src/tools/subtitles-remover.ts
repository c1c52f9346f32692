import { defineTool } from '../tool.ts';

/** Erases subtitles, logos and watermarks from videos. One variant for each video. */
export const subtitlesRemover = defineTool({
  id: 97,
  name: 'VIDEO_REMOVE_WATERMARK',
  route: 'subtitles-remover',
  steps: ['look_at_boxes', 'erase_boxes', 'add_audio'],
  outputs: { video: 'video', thumbnail: 'image' },
  lane: 'heavy',
  hasDraft: false,
  permission: 'everyone',
  badge: 'new',
  contract: async () => (await import('./subtitles-remover.contract.ts')).subtitlesRemoverContract,
});
