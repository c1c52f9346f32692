import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { text } from '../text.ts';

export const appCalls = {
  appSetting: defineCall({
    ...CALL_ROUTES.appSetting,
    summary: 'What this installation offers',
    input: z.object({}),
    data: z.object({
      version: z.string(),
      /** Set only for pages of a server that listens on loopback with the embedded database, behind no proxy. */
      demo_account: z.object({ email: z.string(), password: z.string() }).nullable(),
    }),
    rate: { max: 300, windowS: 60 },
  }),
  getVersion: defineCall({
    ...CALL_ROUTES.getVersion,
    summary: 'The version of the running product; the page reloads when it changes',
    input: z.object({ project_name: text().max(100).optional() }),
    data: z.object({ version: z.string() }),
    rate: { max: 300, windowS: 60 },
  }),
};
