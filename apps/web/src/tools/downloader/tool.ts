import { mp3Downloader, videoDownloader } from '@reelwright/contracts';
import { FileAudio, HardDriveDownload } from 'lucide-react';
import { searchOf } from '#src/lib/search-of.ts';
import { defineScreen, type ScreensOf } from '#src/nouns/tools/tool-screen.ts';
import { defineWebTool } from '#src/nouns/tools/web-tool.ts';
import { downloadLink } from './intent.ts';
import { LISTING_TEXTS } from './listing/listing-texts.ts';

const VIDEO_SCREENS = {
  '/video-downloader': defineScreen({
    menuName: 'downloaderListing:video.name',
    shortName: 'downloaderListing:video.shortName',
    icon: HardDriveDownload,
    category: 'category.toolkits',
    hidden: true,
    badge: videoDownloader.badge,
    tdk: {
      title: 'downloaderListing:video.name',
      description: 'downloaderListing:video.description',
      keywords: 'downloaderListing:video.keywords',
    },
    // `url` adds a link: home's box leads here with it.
    readSearch: searchOf('id', 'url'),
    load: async () => (await import('./screens/downloader.tsx')).VideoDownloaderScreen,
  }),
};
const AUDIO_SCREENS = {
  '/mp3-downloader': defineScreen({
    menuName: 'downloaderListing:audio.name',
    shortName: 'downloaderListing:audio.shortName',
    icon: FileAudio,
    category: 'category.toolkits',
    hidden: true,
    badge: mp3Downloader.badge,
    tdk: {
      title: 'downloaderListing:audio.name',
      description: 'downloaderListing:audio.description',
      keywords: 'downloaderListing:audio.keywords',
    },
    readSearch: searchOf('id'),
    load: async () => (await import('./screens/downloader.tsx')).Mp3DownloaderScreen,
  }),
};

declare module '#src/nouns/tools/tool-screen.ts' {
  interface ToolScreens extends ScreensOf<typeof VIDEO_SCREENS>, ScreensOf<typeof AUDIO_SCREENS> {}
}

export const webTools = [
  defineWebTool({
    row: videoDownloader,
    texts: LISTING_TEXTS,
    name: 'downloaderListing:video.name',
    icon: HardDriveDownload,
    steps: { download: 'downloaderListing:step.download', finish_video: 'downloaderListing:step.finish_video' },
    screens: VIDEO_SCREENS,
    thumbnail: { hasDuration: true },
    sample: {
      before: { kind: 'text', text: 'downloaderListing:sample' },
      after: { kind: 'image', url: new URL('./sample/video.webp', import.meta.url).href },
    },
    task: { screen: '/video-downloader' },
    // The same link in the same format gives the same file, whatever the seed.
    isSeeded: false,
    intent: downloadLink,
  }),
  defineWebTool({
    row: mp3Downloader,
    texts: LISTING_TEXTS,
    name: 'downloaderListing:audio.name',
    icon: FileAudio,
    steps: { download: 'downloaderListing:step.download', finish_audio: 'downloaderListing:step.finish_audio' },
    screens: AUDIO_SCREENS,
    thumbnail: { hasDuration: true },
    sample: {
      before: { kind: 'text', text: 'downloaderListing:sample' },
      after: { kind: 'image', url: new URL('./sample/audio.webp', import.meta.url).href },
    },
    task: { screen: '/mp3-downloader' },
    isSeeded: false,
  }),
];
