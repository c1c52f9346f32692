import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { text } from '../text.ts';

const releaseNotes = z.object({
  version: z.string(),
  published_at: z.iso.datetime(),
  notes: z.array(z.object({ title: z.string(), text: z.string() })),
});
export type ReleaseNotes = z.infer<typeof releaseNotes>;

export const releaseNoteCalls = {
  getReleaseNotes: defineCall({
    ...CALL_ROUTES.getReleaseNotes,
    summary: 'What is new in the running version, in the language of the caller',
    input: z.object({}),
    data: z.object({
      /** Null if this version has no notes. */
      release: releaseNotes.nullable(),
      /** True as well for a user who came after the release: to them nothing in it is new. */
      is_read: z.boolean(),
    }),
    rate: { max: 120, windowS: 60 },
  }),
  readReleaseNotes: defineCall({
    ...CALL_ROUTES.readReleaseNotes,
    summary: 'Mark the notes of a version as read. Versions only go up: an older one changes nothing',
    input: z.object({ version: text().min(1).max(40) }),
    data: z.object({}),
    rate: { max: 60, windowS: 60 },
  }),
};
