import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { sessionId } from '../ids.ts';

const signedInSession = z.object({
  session_id: sessionId,
  /** Whether it is the session of this call. */
  is_current: z.boolean(),
  /** What the browser says it is; null if it does not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  device: z.enum(['desktop', 'phone', 'tablet', 'other']),
  /** Where it was last used: an IPv4 address, or the network of an IPv6 address. */
  address: z.string(),
  /** Whether the address is on this machine or in its local network. */
  is_local: z.boolean(),
  created_at: z.iso.datetime(),
  /** Exact to a few minutes. */
  last_seen_at: z.iso.datetime(),
  /** Set if it was ended because a token was used again after its replacement: somebody may have copied it. */
  stolen: z.object({ at: z.iso.datetime(), address: z.string() }).nullable(),
});
export type SignedInSession = z.infer<typeof signedInSession>;

export const sessionCalls = {
  listSessions: defineCall({
    ...CALL_ROUTES.listSessions,
    summary: 'List where the user is signed in, the last used first',
    input: z.object({}),
    data: z.object({ list: z.array(signedInSession) }),
    rate: { max: 60, windowS: 60 },
  }),
  endSession: defineCall({
    ...CALL_ROUTES.endSession,
    summary: 'Sign one session out, or dismiss one that was stolen',
    input: z.object({ session_id: sessionId }),
    data: z.object({}),
    rate: { max: 60, windowS: 60 },
  }),
  endOtherSessions: defineCall({
    ...CALL_ROUTES.endOtherSessions,
    summary: 'Sign out everywhere else',
    input: z.object({}),
    data: z.object({ ended: z.number().int() }),
    rate: { max: 20, windowS: 60 },
  }),
};
