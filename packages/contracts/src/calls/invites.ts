import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { text } from '../text.ts';

export const inviteCalls = {
  countInviteLog: defineCall({
    ...CALL_ROUTES.countInviteLog,
    summary:
      "The user's invite code, and how many people followed it and registered. With somebody's code, counts this visit for them: once for each visitor, and never for oneself",
    input: z.object({ invite_code: text().max(200).optional() }),
    data: z.object({
      invite_code: z.string(),
      visits: z.number().int(),
      registrations: z.number().int(),
    }),
    rate: { max: 60, windowS: 60 },
  }),
};
