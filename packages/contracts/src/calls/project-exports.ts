import * as z from 'zod';
import { defineCall } from '../call.ts';
import { taskId } from '../ids.ts';

export const projectExportCalls = {
  exportProject: defineCall({
    method: 'POST',
    path: '/u2v/export/otio',
    summary:
      'A finished video as a project of other editing programs: an OpenTimelineIO bundle (.otioz) of its cut and files',
    input: z.object({ task_id: taskId }),
    data: z.object({
      /** Signed; ends an hour after it was given. */
      url: z.string(),
      file_name: z.string(),
      size_bytes: z.number().int(),
    }),
    access: 'guest',
    rate: { max: 20, windowS: 60 },
  }),
};
