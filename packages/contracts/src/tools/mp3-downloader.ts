import { defineTool } from '../tool.ts';

/** Downloads the audio of a link as MP3 with tags. */
export const mp3Downloader = defineTool({
  id: 111,
  name: 'VIDEO_AUDIO_DOWNLOADER',
  route: 'mp3-downloader',
  steps: ['download', 'finish_audio'],
  outputs: { audio_mp3: 'audio' },
  lane: 'heavy',
  hasDraft: false,
  permission: 'everyone',
  badge: 'new',
  contract: async () => (await import('./mp3-downloader.contract.ts')).mp3DownloaderContract,
});
