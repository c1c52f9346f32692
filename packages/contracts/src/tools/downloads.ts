import * as z from 'zod';
import { lookupId } from '../ids.ts';
import { UPLOAD_LIMITS } from '../limits.ts';
import { text, webUrl } from '../text.ts';

/** Limits of both downloaders: a result must fit the library. */
export const DOWNLOAD_LIMITS = {
  /** Links that the screen takes at a time; each becomes a task of its own. */
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

/**
 * What both downloaders need to know of a link: where it was looked up, and what was found. A task has one link, so that each
 * succeeds or fails alone.
 */
export const downloadedLink = z.strictObject({
  /** The `task_id` that `/downloader/submitVideoDownload` gave. */
  lookup_id: lookupId,
  url: webUrl(),
  /** Names the result. */
  name: text().trim().max(255).optional(),
  /** As `/downloader/getVideoInfoByTaskId` says it: prices follow from it. */
  length_s: z.number().positive().max(DOWNLOAD_LIMITS.maxLengthS, { error: 'download_too_long' }),
  /** The statement that every task of a downloader needs. */
  has_rights: z.literal(true, { error: 'download_rights_missing' }),
});

/** What a list of tools says of both downloaders. */
export const DOWNLOAD_LISTING = {
  price: { credits: DOWNLOAD_PRICE.credits, per: DOWNLOAD_PRICE.perSeconds, unit: 'second' },
  limits: {
    files: { min: 1, max: 1 },
    video: { max_size_bytes: DOWNLOAD_LIMITS.maxSizeBytes, max_duration_s: DOWNLOAD_LIMITS.maxLengthS },
    results: { min: 1, max: 1 },
  },
} as const;
