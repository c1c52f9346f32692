import * as z from 'zod';
import { lookupId } from '../ids.ts';
import { UPLOAD_LIMITS } from '../limits.ts';
import { text, webUrl } from '../text.ts';

/** Limits of one task of both downloaders: a result must fit the library. */
export const DOWNLOAD_LIMITS = {
  maxLinks: 10,
  maxLengthS: UPLOAD_LIMITS.libraryVideo.maxDurationS,
  maxSizeBytes: UPLOAD_LIMITS.libraryVideo.maxSizeBytes,
  /** Links of a user that are being looked up at a time. */
  maxLookups: 10,
  /** How long what was found out about a link is kept. */
  keptDays: 7,
} as const;

/** Credits per started unit of each download's length. */
export const DOWNLOAD_PRICE = { credits: 1, perSeconds: 15 } as const;

/** Returns the credits for one download. */
export function priceOfDownload(lengthS: number): number {
  return Math.max(1, Math.ceil(lengthS / DOWNLOAD_PRICE.perSeconds - 1e-6)) * DOWNLOAD_PRICE.credits;
}

/** The statement that every task of a downloader needs. */
export const hasRights = z.literal(true, { error: 'download_rights_missing' });

/** What both downloaders need to know of a link: where it was looked up, and what was found. */
export const downloadedLink = z.strictObject({
  /** The `task_id` that `/downloader/submitVideoDownload` gave. */
  lookup_id: lookupId,
  url: webUrl(),
  /** Names the result. */
  name: text().trim().max(255).optional(),
  /** As `/downloader/getVideoInfoByTaskId` says it: prices follow from it. */
  length_s: z.number().positive().max(DOWNLOAD_LIMITS.maxLengthS, { error: 'download_too_long' }),
});

/** Returns a schema of the links of one task. */
export const downloadList = <Link extends z.ZodType>(link: Link) =>
  z.array(link).min(1, { error: 'download_links_missing' }).max(DOWNLOAD_LIMITS.maxLinks);

interface DownloadedLengths {
  videos: readonly { length_s: number }[];
}

/** Returns the credits for all links of a task. */
export const priceOfDownloads = ({ videos }: DownloadedLengths): number =>
  videos.reduce((sum, { length_s: lengthS }) => sum + priceOfDownload(lengthS), 0);

/** What a list of tools says of both downloaders. */
export const DOWNLOAD_LISTING = {
  price: { credits: DOWNLOAD_PRICE.credits, per: DOWNLOAD_PRICE.perSeconds, unit: 'second' },
  limits: {
    files: { min: 1, max: DOWNLOAD_LIMITS.maxLinks },
    video: { max_size_bytes: DOWNLOAD_LIMITS.maxSizeBytes, max_duration_s: DOWNLOAD_LIMITS.maxLengthS },
    results: { min: 1, max: DOWNLOAD_LIMITS.maxLinks },
  },
} as const;
