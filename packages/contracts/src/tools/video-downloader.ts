import { defineTool } from '../tool.ts';

/** Downloads the video of a link. */
export const videoDownloader = defineTool({
  id: 109,
  name: 'VIDEO_DOWNLOADER',
  route: 'video-downloader',
  steps: ['download', 'finish_video'],
  outputs: { video: 'video', thumbnail: 'image' },
  lane: 'heavy',
  hasDraft: false,
  permission: 'everyone',
  badge: 'new',
  contract: async () => (await import('./video-downloader.contract.ts')).videoDownloaderContract,
});
