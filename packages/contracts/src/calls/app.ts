import * as z from 'zod';
import { defineCall } from '../call.ts';

export const appCalls = {
  appSetting: defineCall({
    method: 'GET',
    path: '/app/setting',
    summary: 'What this installation offers',
    input: z.object({}),
    data: z.object({
      version: z.string(),
      /** Only while the server listens on loopback with the embedded database. */
      demo_account: z.object({ email: z.string(), password: z.string() }).nullable(),
    }),
    access: 'anyone',
    rate: { max: 300, windowS: 60 },
  }),
  getVersion: defineCall({
    method: 'GET',
    path: '/public/getVersion',
    summary: 'The version of the running product; the page reloads when it changes',
    input: z.object({ project_name: z.string().max(100).optional() }),
    data: z.object({ version: z.string() }),
    access: 'anyone',
    rate: { max: 300, windowS: 60 },
  }),
};
