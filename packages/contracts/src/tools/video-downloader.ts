import { defineTool } from '../tool.ts';

/** Downloads the videos of links. One variant for each video. */
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
