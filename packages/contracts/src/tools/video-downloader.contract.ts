import * as z from 'zod';
import { text } from '../text.ts';
import type { ToolContract } from '../tool.ts';
import { DOWNLOAD_LISTING, downloadedLink, downloadList, hasRights, priceOfDownloads } from './downloads.ts';

/** The input of tool 109: links that were looked up, and the format of each. */
export const videoDownloaderInput = z.strictObject({
  videos: downloadList(downloadedLink.extend({ format_id: text().min(1).max(200) })),
  has_rights: hasRights,
});
export type VideoDownloaderInput = z.infer<typeof videoDownloaderInput>;

export const videoDownloaderContract = {
  input: videoDownloaderInput,
  price: priceOfDownloads,
  listing: {
    name: { en: 'Video Downloader', 'zh-CN': '视频下载' },
    description: {
      en: 'Save videos from links to your library, in the format you choose.',
      'zh-CN': '将链接中的视频以所选格式保存到素材库。',
    },
    ...DOWNLOAD_LISTING,
  },
} satisfies ToolContract<typeof videoDownloaderInput>;
