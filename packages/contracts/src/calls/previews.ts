import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { taskId } from '../ids.ts';

/** A file that a document's clips use. Addresses are signed and end an hour after they were given. */
const previewMedia = z.object({
  /** As the document names it. */
  id: z.string(),
  url: z.string(),
  /** A smaller copy of a video, frame by frame the same. */
  proxy_url: z.string().optional(),
});
export type PreviewMedia = z.infer<typeof previewMedia>;

/** A font face that the document's texts are set in. */
const previewFont = z.object({ family: z.string(), weight: z.number().int(), url: z.string() });
export type PreviewFont = z.infer<typeof previewFont>;

export const previewCalls = {
  preloadPreview: defineCall({
    ...CALL_ROUTES.preloadPreview,
    summary:
      "All that a browser needs to show a task's video before it is rendered. There is nothing to show until its timeline is built",
    input: z.object({ task_id: taskId, variant: z.number().int().min(0).default(0) }),
    data: z.object({
      /** A timeline document, of any version: the reader brings it up to date. */
      document: z.record(z.string(), z.unknown()),
      media: z.array(previewMedia),
      fonts: z.array(previewFont),
    }),
    rate: { max: 120, windowS: 60 },
  }),
};
