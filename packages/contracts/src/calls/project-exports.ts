import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { CAPTION_FORMATS, PROJECT_FORMATS } from '../export-formats.ts';
import { taskId } from '../ids.ts';

const download = z.object({
  /** Signed; expires after an hour. */
  url: z.string(),
  file_name: z.string(),
  size_bytes: z.number().int(),
});

export const projectExportCalls = {
  exportProject: defineCall({
    ...CALL_ROUTES.exportProject,
    summary:
      'A finished video as a project of other editing programs: an OpenTimelineIO bundle (.otioz) of its cut and files, or the cut alone (.otio)',
    input: z.object({
      task_id: taskId,
      variant: z.number().int().min(0).default(0),
      format: z.enum(PROJECT_FORMATS).default('otioz'),
    }),
    data: download,
    rate: { max: 20, windowS: 60 },
  }),
  exportCaptions: defineCall({
    ...CALL_ROUTES.exportCaptions,
    summary:
      'The captions of a finished video as a file: as it shows them, or of what its voice says where it shows none',
    input: z.object({ task_id: taskId, format: z.enum(CAPTION_FORMATS), variant: z.number().int().min(0).default(0) }),
    data: download,
    rate: { max: 60, windowS: 60 },
  }),
};
