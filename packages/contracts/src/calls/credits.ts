import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { taskId } from '../ids.ts';
import { longListInput, longPageOf } from '../paged-list.ts';

/** Why credits were added. */
export const GRANT_CAUSES = [
  'guest_welcome',
  'demo_account',
  'operator_grant',
  'promotion_code',
  'sample_content',
] as const;
export type GrantCause = (typeof GRANT_CAUSES)[number];

/** A change of the balance. */
const creditMovement = z.object({
  movement_id: z.number().int(),
  /** `transfer`: from a guest to the account that the guest signed in to. */
  kind: z.enum(['grant', 'hold', 'release', 'expire', 'transfer']),
  /** Negative out of the balance. */
  amount: z.number().int(),
  at: z.iso.datetime(),
  task_id: taskId.nullable(),
  /** Why credits were added; null for other kinds. */
  cause: z.enum(GRANT_CAUSES).nullable(),
  /** What became of held credits; null while the task runs, and for other kinds. */
  ended: z.enum(['settle', 'release']).nullable(),
});
export type CreditMovement = z.infer<typeof creditMovement>;

export const creditCalls = {
  listCreditMovements: defineCall({
    ...CALL_ROUTES.listCreditMovements,
    summary: 'Every change of the balance, the newest first. The amounts sum to the balance',
    input: longListInput,
    data: longPageOf(creditMovement),
    rate: { max: 120, windowS: 60 },
  }),
};
