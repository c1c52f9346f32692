import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { ACCOUNT_LIMITS, PASSWORD_LIMITS } from '../limits.ts';
import { text } from '../text.ts';

export const accountDeletionCalls = {
  scheduleDeletion: defineCall({
    ...CALL_ROUTES.scheduleDeletion,
    summary: `Delete the account in ${ACCOUNT_LIMITS.deletionDays} days, and sign out everywhere`,
    input: z.object({
      /** The password; without one, the sign-in must be fresh. */
      password: text().max(PASSWORD_LIMITS.maxLength).optional(),
      /** The e-mail of the account, typed by hand. */
      confirmation: text().trim().max(254),
    }),
    data: z.object({ delete_after: z.iso.datetime() }),
    rate: { max: 10, windowS: 600 },
    hashesPassword: true,
  }),
  keepAccount: defineCall({
    ...CALL_ROUTES.keepAccount,
    summary: 'Take the deletion back',
    input: z.object({}),
    data: z.object({}),
    rate: { max: 10, windowS: 60 },
  }),
};
