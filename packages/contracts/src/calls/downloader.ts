import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { webUrl } from '../text.ts';

/** How far the look at a link is. */
export const LOOKUP_STATES = ['in_queue', 'resolving', 'ready', 'failed'] as const;
export type LookupState = (typeof LOOKUP_STATES)[number];

/** A form in which a video can be downloaded. */
const videoFormat = z.object({
  id: z.string(),
  /** `audio` has no image. */
  kind: z.enum(['video', 'audio']),
  has_audio: z.boolean(),
  /** Null where the site does not say it. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  frame_rate: z.number().nullable(),
  bitrate_kbps: z.number().int().nullable(),
  codecs: z.string().nullable(),
  size_bytes: z.number().int().nullable(),
  /** Whether the size follows from bitrate and length. */
  is_size_estimated: z.boolean(),
});
export type LinkedVideoFormat = z.infer<typeof videoFormat>;

/** What was found behind a link. */
const linkedVideo = z.object({
  title: z.string(),
  author: z.string().nullable(),
  /** Name of the host that shows the video. */
  site: z.string(),
  length_s: z.number(),
  /** The best image first; audio last. Never empty. */
  formats: z.array(videoFormat),
});
export type LinkedVideoInfo = z.infer<typeof linkedVideo>;

/** Bytes of one download of a task. */
const downloadProgress = z.object({
  variant: z.number().int(),
  done_bytes: z.number().int(),
  /** Null until it is known. */
  total_bytes: z.number().int().nullable(),
  /** 0 while nothing arrives. */
  bytes_per_second: z.number().int(),
});
export type DownloadProgress = z.infer<typeof downloadProgress>;

const lookup = z.object({
  task_id: z.uuid(),
  url: z.string(),
  state: z.enum(LOOKUP_STATES),
  /** Null until the link is ready. */
  video: linkedVideo.nullable(),
  /** A signed address of an image of the video. */
  thumbnail_url: z.string().nullable(),
  /** Why the link failed. */
  problem: z.object({ code: z.number().int(), reason: z.string(), msg: z.string() }).nullable(),
});
export type VideoLookup = z.infer<typeof lookup>;

export const downloaderCalls = {
  submitVideoDownload: defineCall({
    ...CALL_ROUTES.submitVideoDownload,
    summary: 'Look a link up: what video it leads to, and in which formats. The tools 109 and 111 download it',
    input: z.object({ url: webUrl() }),
    data: lookup,
    rate: { max: 60, windowS: 60 },
  }),
  getVideoInfoByTaskId: defineCall({
    ...CALL_ROUTES.getVideoInfoByTaskId,
    summary:
      'What was found behind a link, by the id that submitVideoDownload gave; or, by the id of a task of tool 109 or 111, the bytes of its downloads',
    input: z.object({ task_id: z.uuid() }),
    data: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('lookup'), lookup }),
      z.object({ kind: z.literal('download'), downloads: z.array(downloadProgress) }),
    ]),
    rate: { max: 600, windowS: 60 },
  }),
};
