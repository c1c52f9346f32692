import * as z from 'zod';
import { defineCall } from '../call.ts';
import { assetId } from '../ids.ts';
import { UPLOAD_LIMITS } from '../limits.ts';

/** An asset as the library shows it. */
export const libraryAsset = z.object({
  id: assetId,
  file_name: z.string(),
  /** 1 image, 2 video. */
  asset_type: z.union([z.literal(1), z.literal(2)]),
  url: z.string(),
  thumb_url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  duration: z.number().nullable(),
  filesize: z.number().int(),
});
export type LibraryAsset = z.infer<typeof libraryAsset>;

export const mediaLibraryCalls = {
  getUploadUrl: defineCall({
    method: 'POST',
    path: '/mediaLib/getUploadUrl',
    summary: 'A signed address to which the browser puts one image',
    input: z.object({
      file_name: z.string().trim().min(1).max(255),
      filesize: z.number().int().positive().max(UPLOAD_LIMITS.image.maxSizeBytes, { error: 'file_size_exceeded' }),
    }),
    data: z.object({ upload_id: assetId, url: z.string(), method: z.literal('PUT'), expires: z.iso.datetime() }),
    access: 'guest',
    rate: { max: 120, windowS: 60 },
  }),
  reportUpload: defineCall({
    method: 'POST',
    path: '/mediaLib/reportUpload',
    summary: 'Check what was put there by its content and make it an asset',
    input: z.object({ upload_id: assetId }),
    data: libraryAsset,
    access: 'guest',
    rate: { max: 120, windowS: 60 },
  }),
};
