import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { assetId, folderId } from '../ids.ts';
import { isLibraryName, KIB, maxUploadBytes, UPLOAD_LIMITS } from '../limits.ts';
import { text } from '../text.ts';

/** An asset as the library lists it. */
export const libraryAsset = z.object({
  id: assetId,
  file_name: z.string(),
  /** 1 image, 2 video, 3 audio. */
  asset_type: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /**
   * `preparing`: the working copy is being made; addresses, size and duration are set when it is ready. Report the
   * upload again to poll.
   */
  state: z.enum(['ready', 'preparing']),
  /** Progress of the working copy. */
  percent: z.number().int().min(0).max(100),
  url: z.string(),
  thumb_url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  duration: z.number().nullable(),
  filesize: z.number().int(),
});
export type LibraryAsset = z.infer<typeof libraryAsset>;

const newUpload = z
  .object({
    file_name: text().trim().min(1).max(255).refine(isLibraryName, { error: 'file_name_characters' }),
    filesize: z.number().int().positive(),
    /**
     * The folder of the library that it goes to, null for the top: a name that it has is refused. If left out, it goes
     * to the top under any name.
     */
    folder_id: folderId.nullable().optional(),
  })
  .refine(({ file_name, filesize }) => filesize <= maxUploadBytes(file_name), {
    path: ['filesize'],
    error: 'file_size_exceeded',
  });

export const uploadCalls = {
  getUploadUrl: defineCall({
    ...CALL_ROUTES.getUploadUrl,
    summary:
      'A signed address to which the browser puts one image, video or audio file. Refused for an extension that no upload may have',
    input: newUpload,
    data: z.object({ upload_id: assetId, url: z.string(), method: z.literal('PUT'), expires: z.iso.datetime() }),
    rate: { max: 120, windowS: 60 },
  }),
  startPartsUpload: defineCall({
    ...CALL_ROUTES.startPartsUpload,
    summary: 'Begin a large file that arrives in parts; going on with it is possible for a day after the last call',
    input: newUpload,
    data: z.object({ upload_id: assetId }),
    rate: { max: 120, windowS: 60 },
  }),
  listUploadParts: defineCall({
    ...CALL_ROUTES.listUploadParts,
    summary:
      'Signed addresses of the next parts that have not arrived. Once none is left, report the upload; ask again before the addresses expire',
    input: z.object({ upload_id: assetId }),
    data: z.object({
      /** Bytes that have arrived in whole parts. */
      stored_bytes: z.number().int(),
      parts: z.array(
        z.object({
          part_number: z.number().int(),
          /** Where the part begins in the file. */
          offset: z.number().int(),
          size: z.number().int(),
          url: z.string(),
        }),
      ),
      expires: z.iso.datetime(),
    }),
    rate: { max: 240, windowS: 60 },
  }),
  cancelUpload: defineCall({
    ...CALL_ROUTES.cancelUpload,
    summary: 'Drop an upload and what has arrived of it; no error for one that is an asset by now, or gone',
    input: z.object({ upload_id: assetId }),
    data: z.object({}),
    rate: { max: 120, windowS: 60 },
  }),
  importLinks: defineCall({
    ...CALL_ROUTES.importLinks,
    summary:
      'Have files fetched from links into the library, in the background. Report an upload to poll it; /mediaLib/getQue lists them all',
    input: z.object({
      urls: z
        .array(
          text()
            .trim()
            .max(2000)
            .regex(/^https?:\/\/\S+$/i),
        )
        .min(1)
        .max(UPLOAD_LIMITS.library.maxFiles),
      folder_id: folderId.nullable().default(null),
    }),
    data: z.object({ list: z.array(z.object({ upload_id: assetId, file_name: z.string(), url: z.string() })) }),
    rate: { max: 30, windowS: 60 },
    maxBodyBytes: 192 * KIB,
  }),
  reportUpload: defineCall({
    ...CALL_ROUTES.reportUpload,
    summary:
      'Check what was put there by its content and make it an asset; asked again, how far that is. Joins a file in parts',
    input: z.object({
      upload_id: assetId,
      /**
       * `image`: stores the upload as a still image, which is ready at once. An animated image becomes its first frame;
       * a video or audio file is refused. If left out, the file keeps its own type.
       */
      wanted_as: z.literal('image').optional(),
    }),
    data: libraryAsset,
    rate: { max: 120, windowS: 60 },
  }),
};
