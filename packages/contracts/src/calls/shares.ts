import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { shareId, taskId } from '../ids.ts';
import { SHARE_LIMITS } from '../limits.ts';
import { taskOutput } from '../task.ts';
import { text } from '../text.ts';

const password = text()
  .min(SHARE_LIMITS.password.min, { error: 'share_password_too_short' })
  .max(SHARE_LIMITS.password.max);

const share = z.object({
  share_id: shareId,
  /** Null if the link never expires. */
  expires_at: z.iso.datetime().nullable(),
  has_password: z.boolean(),
  created_at: z.iso.datetime(),
  /** Token of the public page `/share/<token>`; null for links from before tokens were kept. */
  token: z.string().nullable(),
  /** How often the page was opened, once an hour for each address at most. */
  views: z.number().int(),
  last_viewed_at: z.iso.datetime().nullable(),
});
export type Share = z.infer<typeof share>;

/** An output without the fields that only its owner may see. */
export const sharedOutput = taskOutput.omit({ asset_id: true, sha256: true });
export type SharedOutput = z.infer<typeof sharedOutput>;

const acting = { max: 60, windowS: 60 };

export const shareCalls = {
  createShare: defineCall({
    ...CALL_ROUTES.createShare,
    summary: 'A link under which anybody sees a finished video',
    input: z.object({
      task_id: taskId,
      /** If left out, the link never expires. */
      expires_in_days: z.number().int().min(1).max(SHARE_LIMITS.maxDays).optional(),
      password: password.optional(),
    }),
    data: share.extend({ token: z.string() }),
    rate: acting,
  }),
  listShares: defineCall({
    ...CALL_ROUTES.listShares,
    summary: 'The links of a task that still work, the newest first',
    input: z.object({ task_id: taskId }),
    data: z.object({ shares: z.array(share) }),
    rate: { max: 300, windowS: 60 },
  }),
  revokeShare: defineCall({
    ...CALL_ROUTES.revokeShare,
    summary: 'End a link at once',
    input: z.object({ share_id: shareId }),
    data: z.object({}),
    rate: acting,
  }),
  shareDetail: defineCall({
    ...CALL_ROUTES.shareDetail,
    summary:
      'What a shared link shows. SHARE_PASSWORD_NEEDED and SHARE_PASSWORD_WRONG ask for its password; SHARE_ENDED where it was never there, has ended or was revoked',
    input: z.object({
      token: text().min(1).max(100),
      password: text().max(SHARE_LIMITS.password.max).optional(),
    }),
    data: z.object({
      title: z.string(),
      tool_type: z.number().int(),
      expires_at: z.iso.datetime().nullable(),
      outputs: z.array(sharedOutput),
      created_at: z.iso.datetime(),
    }),
    rate: { max: 30, windowS: 60 },
  }),
};
