import type * as z from 'zod';
import { text } from '../text.ts';
import type { ToolContract } from '../tool.ts';
import { DOWNLOAD_LISTING, downloadedLink, priceOfDownload } from './downloads.ts';

/** The input of tool 109: a link that was looked up, and the format to save. */
export const videoDownloaderInput = downloadedLink.extend({ format_id: text().min(1).max(200) });
export type VideoDownloaderInput = z.infer<typeof videoDownloaderInput>;

export const videoDownloaderContract = {
  input: videoDownloaderInput,
  price: ({ length_s: lengthS }) => priceOfDownload(lengthS),
  listing: {
    name: { en: 'Video Downloader', 'zh-CN': '视频下载' },
    description: {
      en: 'Save videos from links to your library, in the format you choose.',
      'zh-CN': '将链接中的视频以所选格式保存到素材库。',
    },
    ...DOWNLOAD_LISTING,
  },
} satisfies ToolContract<typeof videoDownloaderInput>;
