import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';

const accountExport = z.object({
  state: z.enum(['running', 'ready', 'failed']),
  percent: z.number().int().min(0).max(100),
  /** Where a ready archive can be fetched. */
  url: z.string().nullable(),
  filesize: z.number().int().nullable(),
  created_at: z.iso.datetime(),
  /** When a ready archive is deleted. */
  expires_at: z.iso.datetime().nullable(),
});
export type AccountExport = z.infer<typeof accountExport>;

const data = z.object({ export: accountExport.nullable() });

export const accountExportCalls = {
  getAccountExport: defineCall({
    ...CALL_ROUTES.getAccountExport,
    summary: 'The latest archive of everything that belongs to the user',
    input: z.object({}),
    data,
    rate: { max: 120, windowS: 60 },
  }),
  startAccountExport: defineCall({
    ...CALL_ROUTES.startAccountExport,
    summary: 'Make an archive of everything that belongs to the user; it replaces the one before',
    input: z.object({}),
    data,
    rate: { max: 6, windowS: 3600 },
  }),
};
