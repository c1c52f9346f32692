import * as z from 'zod';
import { adDraft, AD_DRAFT_STEPS } from '../ad-draft.ts';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { longListInput, longPageOf } from '../paged-list.ts';
import { draftId, taskId } from '../ids.ts';
import { MIB, PAGING } from '../limits.ts';
import { projectTitle } from '../task.ts';
import { text } from '../text.ts';
import { DRAFT_TOOL_TYPES } from '../tools.ts';
import { libraryAsset } from './uploads.ts';

const draftFacts = z.object({
  draft_id: draftId,
  tool_type: z.literal(DRAFT_TOOL_TYPES),
  /** The product's name or the link, until the user renames the draft; empty if there is neither. */
  title: z.string(),
  /** Incremented by each save. */
  version: z.number().int(),
  created_at: z.iso.datetime(),
  changed_at: z.iso.datetime(),
});

export const draft = draftFacts.extend({
  content: adDraft,
  /** The uploads that the content refers to, if they still exist, for display. */
  assets: z.array(libraryAsset),
});
export type Draft = z.infer<typeof draft>;

const draftCard = draftFacts.extend({
  step: z.enum(AD_DRAFT_STEPS),
  /** Link to the draft's first image: signed for an upload, else an address on the web. */
  image_url: z.string().nullable(),
  image_count: z.number().int(),
});
export type DraftCard = z.infer<typeof draftCard>;

const oneDraft = z.object({ draft_id: draftId });
const reading = { max: 300, windowS: 60 };
const acting = { max: 120, windowS: 60 };

export const draftCalls = {
  createDraft: defineCall({
    ...CALL_ROUTES.createDraft,
    summary: 'Keep a new draft',
    input: z.object({ tool_type: z.literal(DRAFT_TOOL_TYPES), content: adDraft, title: projectTitle.optional() }),
    data: draft,
    rate: acting,
    maxBodyBytes: MIB,
  }),
  getDraft: defineCall({
    ...CALL_ROUTES.getDraft,
    summary: 'A draft as it was saved last',
    input: oneDraft,
    data: draft,
    rate: reading,
  }),
  saveDraft: defineCall({
    ...CALL_ROUTES.saveDraft,
    summary:
      'Save a draft over the version it was made from. Where it was saved elsewhere meanwhile, nothing is written, and the newer draft comes beside the code DRAFT_CHANGED',
    input: oneDraft.extend({
      base_version: z.number().int().min(1),
      content: adDraft,
      /** The title stays unchanged if left out. */
      title: projectTitle.optional(),
    }),
    data: draft.partial({ content: true, assets: true }),
    rate: { max: 600, windowS: 60 },
    maxBodyBytes: MIB,
  }),
  listDrafts: defineCall({
    ...CALL_ROUTES.listDrafts,
    summary: "The user's drafts, the last changed first",
    input: longListInput.extend({
      tool_type: z.literal(DRAFT_TOOL_TYPES).optional(),
      /** Matches a part of the title. */
      search: text().trim().max(PAGING.maxSearchLength).optional(),
    }),
    data: longPageOf(draftCard),
    rate: reading,
  }),
  getTaskDraft: defineCall({
    ...CALL_ROUTES.getTaskDraft,
    summary: 'What a task was made from, with the product that was read and the scripts it spoke; creates nothing',
    input: z.object({ task_id: taskId }),
    data: draft.pick({ tool_type: true, title: true, content: true }),
    rate: reading,
  }),
  createDraftFromTask: defineCall({
    ...CALL_ROUTES.createDraftFromTask,
    summary:
      'A new draft of what a task was made from, with the scripts it spoke: to edit it, or to make something like it',
    input: z.object({ task_id: taskId }),
    data: draft,
    rate: acting,
  }),
  deleteDraft: defineCall({
    ...CALL_ROUTES.deleteDraft,
    summary: 'Delete a draft; for a day it can be restored',
    input: oneDraft,
    data: z.object({}),
    rate: acting,
  }),
  restoreDraft: defineCall({
    ...CALL_ROUTES.restoreDraft,
    summary: 'Bring a deleted draft back',
    input: oneDraft,
    data: draft,
    rate: acting,
  }),
};
