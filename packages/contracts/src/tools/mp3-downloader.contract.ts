import * as z from 'zod';
import { text } from '../text.ts';
import type { ToolContract } from '../tool.ts';
import { DOWNLOAD_LISTING, downloadedLink, priceOfDownload } from './downloads.ts';

/** Bitrates of an MP3, in kilobits a second. */
export const MP3_BITRATES = [128, 192, 256, 320] as const;
export type Mp3Bitrate = (typeof MP3_BITRATES)[number];

/** The input of tool 111: a link that was looked up, and the tags of its MP3. */
export const mp3DownloaderInput = downloadedLink.extend({
  title: text().trim().max(200).default(''),
  artist: text().trim().max(200).default(''),
  bitrate_kbps: z.literal(MP3_BITRATES).default(192),
  /** Whether the thumbnail of the video becomes the cover. */
  has_cover: z.boolean().default(true),
});
export type Mp3DownloaderInput = z.infer<typeof mp3DownloaderInput>;

export const mp3DownloaderContract = {
  input: mp3DownloaderInput,
  price: ({ length_s: lengthS }) => priceOfDownload(lengthS),
  listing: {
    name: { en: 'MP3 Downloader', 'zh-CN': 'MP3 下载' },
    description: {
      en: 'Save the audio of videos from links as MP3, with title, artist and cover.',
      'zh-CN': '将链接中视频的音频保存为 MP3，并写入标题、作者和封面。',
    },
    ...DOWNLOAD_LISTING,
  },
} satisfies ToolContract<typeof mp3DownloaderInput>;
