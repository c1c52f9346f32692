import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { taskId } from '../ids.ts';

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
};
