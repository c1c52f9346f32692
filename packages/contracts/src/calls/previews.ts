import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { taskId } from '../ids.ts';
import { KIB, PREVIEW_FONT_LIMITS } from '../limits.ts';
import { text } from '../text.ts';

/** A file that a document's clips use. Its addresses are signed and expire after an hour. */
const previewMedia = z.object({
  /** The id in the document. */
  id: z.string(),
  url: z.string(),
  /** A smaller copy of a video with the same frames. */
  proxy_url: z.string().optional(),
});
export type PreviewMedia = z.infer<typeof previewMedia>;

/** A font face of the document's texts. */
const previewFont = z.object({ family: z.string(), weight: z.number().int(), url: z.string() });
export type PreviewFont = z.infer<typeof previewFont>;

/** A track of a video that is being rendered. */
const streamTrack = z.object({
  /** With its codecs, as a browser's `MediaSource` takes it. */
  mime_type: z.string(),
  /** Its parts so far, in order, to be appended; the addresses are signed and expire after an hour. */
  urls: z.array(z.string()),
  is_whole: z.boolean(),
});
const renderStream = z.object({
  width: z.number().int(),
  height: z.number().int(),
  duration_s: z.number(),
  /** The video first. */
  tracks: z.array(streamTrack),
});
/** A video that can be played while it is rendered. */
export type RenderStreamState = z.infer<typeof renderStream>;

export const previewCalls = {
  preloadPreview: defineCall({
    ...CALL_ROUTES.preloadPreview,
    summary:
      "All that a browser needs to show a task's video before it is rendered. There is nothing to show until its timeline is built",
    input: z.object({ task_id: taskId, variant: z.number().int().min(0).default(0) }),
    data: z.object({
      /** A timeline document of any version: the reader migrates it. */
      document: z.record(z.string(), z.unknown()),
      media: z.array(previewMedia),
      fonts: z.array(previewFont),
    }),
    rate: { max: 120, windowS: 60 },
  }),
  getPreviewMaterial: defineCall({
    ...CALL_ROUTES.getPreviewMaterial,
    summary:
      "What a tool's own editor rebuilds a video's timeline from while it is edited. Its fields are the tool's; null where there is nothing to rebuild",
    input: z.object({ task_id: taskId, variant: z.number().int().min(0).default(0) }),
    data: z.object({ material: z.record(z.string(), z.unknown()).nullable() }),
    rate: { max: 120, windowS: 60 },
  }),
  getRenderStream: defineCall({
    ...CALL_ROUTES.getRenderStream,
    summary:
      'What can be played of a draft while it is rendered, in parts of fragmented MP4; null before the first part, and once the task has ended',
    input: z.object({ task_id: taskId, variant: z.number().int().min(0).default(0) }),
    data: z.object({ stream: renderStream.nullable() }),
    // Asked a few times a second while a draft is rendered.
    rate: { max: 900, windowS: 60 },
  }),
  listPreviewFonts: defineCall({
    ...CALL_ROUTES.listPreviewFonts,
    summary: 'Font faces for a timeline that is edited in the browser, each with the characters that it needs',
    input: z.object({
      faces: z
        .array(
          z.object({
            family: text().max(60),
            weight: z.number().int(),
            text: text().max(PREVIEW_FONT_LIMITS.maxCharacters),
          }),
        )
        .min(1)
        .max(PREVIEW_FONT_LIMITS.maxFaces),
    }),
    data: z.object({ fonts: z.array(previewFont) }),
    maxBodyBytes: 256 * KIB,
    rate: { max: 120, windowS: 60 },
  }),
};
