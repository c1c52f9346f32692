import * as z from 'zod';
import { ASSET_CATEGORY_IDS } from '../asset-categories.ts';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { assetId, folderId, taskId } from '../ids.ts';
import { assetAnalysis, mediaAnalysis } from '../media-analysis.ts';
import { LIBRARY_SORTS } from '../library-sorts.ts';
import { isLibraryName, KIB, LIBRARY_LIMITS, PAGING, UPLOAD_LIMITS } from '../limits.ts';
import { pageInput, pageOf } from '../paged-list.ts';
import { text } from '../text.ts';
import { libraryAsset } from './uploads.ts';

export const libraryFolder = z.object({
  id: folderId,
  file_name: z.string(),
  is_folder: z.literal(true),
  asset_type: z.literal(0),
  /** The folder that it is in; null at the top. */
  folder_id: folderId.nullable(),
  /** `results` holds the folders of all projects, `project` the results of one. */
  kind: z.enum(['own', 'results', 'project']),
  /** Assets and folders directly in it, up to 1000. */
  count: z.number().int(),
  date_created: z.iso.datetime(),
  date_modified: z.iso.datetime(),
  date_deleted: z.iso.datetime().nullable(),
});
export type LibraryFolder = z.infer<typeof libraryFolder>;

export const libraryFile = libraryAsset.extend({
  is_folder: z.literal(false),
  folder_id: folderId.nullable(),
  /** MIME type. */
  format: z.string(),
  tags: z.array(z.string()),
  /** 0 without a category. */
  category_id: z.number().int(),
  description: z.string(),
  is_favorite: z.boolean(),
  /** Small images of a video side by side, evenly spaced over it; null for others. Sizes are those of one image. */
  filmstrip: z
    .object({ url: z.string(), count: z.number().int(), width: z.number().int(), height: z.number().int() })
    .nullable(),
  date_created: z.iso.datetime(),
  date_modified: z.iso.datetime(),
  date_deleted: z.iso.datetime().nullable(),
});
export type LibraryFile = z.infer<typeof libraryFile>;

export const libraryEntry = z.discriminatedUnion('is_folder', [libraryFolder, libraryFile]);
export type LibraryEntry = z.infer<typeof libraryEntry>;

/** A step of a path: the folder and its name. */
const pathStep = z.object({ id: folderId, name: z.string(), kind: libraryFolder.shape.kind });

/** A list in a query: values with commas between them. */
const KIND_LIST = /^(image|video|audio)(,(image|video|audio)){0,2}$/;

const filters = {
  /** A folder, or `root` for what is in none; the whole library if left out. */
  folder_id: z.union([z.literal('root'), folderId]).optional(),
  /** `favorites` and `bin` ignore the folder. */
  view: z.enum(['library', 'favorites', 'bin']).default('library'),
  /** Every word must be found in the name, a tag, the description, or what the analysis found. */
  search: text().trim().max(PAGING.maxSearchLength).optional(),
  /** `image`, `video` and `audio`, with commas between them. */
  kinds: text().regex(KIND_LIST).optional(),
  tag: text().trim().min(1).max(LIBRARY_LIMITS.tagLength).optional(),
  category_id: z.coerce.number().int().positive().optional(),
  created_from: z.iso.datetime().optional(),
  created_to: z.iso.datetime().optional(),
  min_bytes: z.coerce.number().int().min(0).optional(),
  max_bytes: z.coerce.number().int().min(0).optional(),
  sort: z.enum(LIBRARY_SORTS).default('newest'),
};

const tag = text().trim().min(1).max(LIBRARY_LIMITS.tagLength);
const fileName = text()
  .trim()
  .min(1)
  .max(LIBRARY_LIMITS.fileNameLength)
  .refine(isLibraryName, { error: 'file_name_characters' });
const folderName = text()
  .trim()
  .min(1)
  .max(LIBRARY_LIMITS.folderNameLength)
  .refine(isLibraryName, { error: 'file_name_characters' });

const chosen = {
  asset_ids: z.array(assetId).max(LIBRARY_LIMITS.maxAtOnce).default([]),
  folder_ids: z.array(folderId).max(LIBRARY_LIMITS.maxAtOnce).default([]),
};
const assetChange = z.object({
  asset_id: assetId,
  file_name: fileName.optional(),
  tags: z.array(tag).max(LIBRARY_LIMITS.maxTags).optional(),
  description: text().trim().max(LIBRARY_LIMITS.descriptionLength).optional(),
  /** 0 removes the category. */
  category_id: z
    .number()
    .int()
    .refine((id) => id === 0 || ASSET_CATEGORY_IDS.has(id))
    .optional(),
});

const reading = { max: 300, windowS: 60 };
const acting = { max: 120, windowS: 60 };
/** Room for the ids of a whole batch. */
const BATCH_BYTES = 64 * KIB;

export const assetCalls = {
  listLibrary: defineCall({
    ...CALL_ROUTES.listLibrary,
    summary:
      'A part of the library: the folders first, then the assets. `next_cursor` continues the list; null at its end',
    input: z.object({
      ...filters,
      cursor: text().max(1000).optional(),
      page_size: z.coerce.number().int().min(1).max(LIBRARY_LIMITS.maxAtOnce).default(60),
    }),
    data: z.object({
      list: z.array(libraryEntry),
      /** From the top to the folder that was asked for; empty outside of folders. */
      path: z.array(pathStep),
      next_cursor: z.string().nullable(),
    }),
    rate: reading,
  }),
  getLibraryAsset: defineCall({
    ...CALL_ROUTES.getLibraryAsset,
    summary:
      'One asset with its folder, the project that made it, assets with the same content, and what its analysis found',
    input: z.object({ asset_id: assetId }),
    data: libraryFile.extend({
      path: z.array(pathStep),
      /** The project whose result it is. */
      task_id: taskId.nullable(),
      /** Address of a small copy to play; that of the file itself if there is none. */
      preview_url: z.string(),
      /** Address of the waveform, in audiowaveform's JSON; null without audio. */
      peaks_url: z.string().nullable(),
      duplicates: z.array(z.object({ id: assetId, file_name: z.string(), folder_id: folderId.nullable() })),
      sha256: z.string(),
      analysis: assetAnalysis,
    }),
    rate: reading,
  }),
  updateLibraryAsset: defineCall({
    ...CALL_ROUTES.updateLibraryAsset,
    summary: 'Rename an asset, or change its tags, category or description. A name that its folder has is refused',
    input: assetChange,
    data: libraryFile,
    rate: acting,
  }),
  tagLibraryAssets: defineCall({
    ...CALL_ROUTES.tagLibraryAssets,
    summary: 'Add tags to several assets, or remove them. Tags beyond the limit of an asset are left out',
    input: z.object({
      asset_ids: chosen.asset_ids,
      add_tags: z.array(tag).max(LIBRARY_LIMITS.maxTags).default([]),
      remove_tags: z.array(tag).max(LIBRARY_LIMITS.maxTags).default([]),
    }),
    data: z.object({ list: z.array(libraryFile) }),
    rate: acting,
  }),
  favoriteAssets: defineCall({
    ...CALL_ROUTES.favoriteAssets,
    summary: "Add assets to the user's favorites, or remove them",
    input: z.object({ asset_ids: chosen.asset_ids, is_favorite: z.boolean() }),
    data: z.object({ changed: z.number().int() }),
    rate: acting,
  }),
  getLibraryDict: defineCall({
    ...CALL_ROUTES.getLibraryDict,
    summary: 'The categories of assets, and the tags in use, most used first',
    input: z.object({}),
    data: z.object({
      categories: z.array(
        z.object({
          id: z.number().int(),
          cat_name: z.string(),
          sub_category: z.array(z.object({ id: z.number().int(), cat_name: z.string() })),
        }),
      ),
      tags: z.array(z.object({ tag: z.string(), count: z.number().int() })),
    }),
    rate: reading,
  }),
  listFolders: defineCall({
    ...CALL_ROUTES.listFolders,
    summary: 'All folders of the library, parents before their children',
    input: z.object({}),
    data: z.object({ list: z.array(libraryFolder.omit({ count: true })) }),
    rate: reading,
  }),
  addFolder: defineCall({
    ...CALL_ROUTES.addFolder,
    summary: 'Create a folder at the top or in another folder. A name that is taken there is refused',
    input: z.object({ folder_name: folderName, parent_id: folderId.nullable().default(null) }),
    data: libraryFolder,
    rate: acting,
  }),
  updateFolder: defineCall({
    ...CALL_ROUTES.updateFolder,
    summary: 'Rename a folder',
    input: z.object({ folder_id: folderId, folder_name: folderName }),
    data: libraryFolder,
    rate: acting,
  }),
  moveInLibrary: defineCall({
    ...CALL_ROUTES.moveInLibrary,
    summary: 'Move assets and folders into a folder, or to the top. A name that is taken there gets a number',
    input: z.object({ ...chosen, parent_id: folderId.nullable() }),
    data: z.object({ changed: z.number().int() }),
    rate: acting,
    maxBodyBytes: BATCH_BYTES,
  }),
  copyInLibrary: defineCall({
    ...CALL_ROUTES.copyInLibrary,
    summary: 'Copy assets into a folder, each with its own files, which count against the space',
    input: z.object({ asset_ids: z.array(assetId).min(1).max(30), parent_id: folderId.nullable() }),
    data: z.object({ list: z.array(libraryFile) }),
    rate: acting,
  }),
  removeFromLibrary: defineCall({
    ...CALL_ROUTES.removeFromLibrary,
    summary: 'Move assets, and folders with all that is in them, to the bin for 30 days',
    input: z.object(chosen),
    data: z.object({ changed: z.number().int() }),
    rate: acting,
  }),
  restoreToLibrary: defineCall({
    ...CALL_ROUTES.restoreToLibrary,
    summary: 'Put assets and folders back from the bin; at the top if their folder is gone',
    input: z.object(chosen),
    data: z.object({ changed: z.number().int() }),
    rate: acting,
  }),
  emptyBin: defineCall({
    ...CALL_ROUTES.emptyBin,
    summary: 'Delete what is in the bin for good: all of it, or only what is named',
    input: z.object({ ...chosen, is_all: z.boolean().default(false) }),
    data: z.object({ changed: z.number().int() }),
    rate: acting,
  }),
  downloadAsset: defineCall({
    ...CALL_ROUTES.downloadAsset,
    summary: 'A signed address that saves one asset under its name, for an hour',
    input: z.object({ asset_id: assetId }),
    data: z.object({ url: z.string(), file_name: z.string() }),
    rate: reading,
  }),
  downloadAssets: defineCall({
    ...CALL_ROUTES.downloadAssets,
    summary: 'An address that saves up to 200 assets, those in folders included, as one zip file; ten minutes to begin',
    input: z.object(chosen),
    data: z.object({ url: z.string(), file_name: z.string(), count: z.number().int() }),
    rate: acting,
  }),
  listQueue: defineCall({
    ...CALL_ROUTES.listQueue,
    summary: 'What is on its way into the library: links, uploads that are prepared, analyses; and what failed of it',
    input: z.object({}),
    data: z.object({
      list: z.array(
        z.object({
          /** Of the upload or the asset. */
          id: assetId,
          file_name: z.string(),
          kind: z.enum(['link', 'upload', 'analysis']),
          state: z.enum(['waiting', 'preparing', 'analyzing', 'failed']),
          percent: z.number().int(),
          /** Of a link. */
          url: z.string().nullable(),
          /** Why it failed, in the language of the request. */
          problem: z.string().nullable(),
        }),
      ),
    }),
    rate: reading,
  }),
  clearQueue: defineCall({
    ...CALL_ROUTES.clearQueue,
    summary: 'Drop the links and analyses that wait or have failed. What is in progress goes on',
    input: z.object({}),
    data: z.object({ changed: z.number().int() }),
    rate: acting,
  }),
  listAdFacts: defineCall({
    ...CALL_ROUTES.listAdFacts,
    summary: 'What an ad needs to know of assets: size, duration, and what their analysis found',
    input: z.object({ asset_ids: z.array(assetId).min(1).max(LIBRARY_LIMITS.maxAtOnce) }),
    data: z.object({
      list: z.array(libraryAsset.extend({ result: mediaAnalysis.nullable() })),
    }),
    rate: reading,
    maxBodyBytes: BATCH_BYTES,
  }),
  getSpace: defineCall({
    ...CALL_ROUTES.getSpace,
    summary: 'The space that the workspace uses and may use, in bytes. What is in the bin counts',
    input: z.object({}),
    data: z.object({ used: z.number().int(), total: z.number().int(), is_low: z.boolean() }),
    rate: reading,
  }),
  findDuplicates: defineCall({
    ...CALL_ROUTES.findDuplicates,
    summary: 'Which of these file names a folder has already, and which of these contents the library has',
    input: z.object({
      file_names: z.array(text().max(LIBRARY_LIMITS.fileNameLength)).max(UPLOAD_LIMITS.library.maxFiles).default([]),
      sha256s: z
        .array(text().regex(/^[0-9a-f]{64}$/))
        .max(UPLOAD_LIMITS.library.maxFiles)
        .default([]),
      parent_id: folderId.nullable().default(null),
    }),
    data: z.object({
      names: z.array(z.string()),
      contents: z.array(z.object({ sha256: z.string(), id: assetId, file_name: z.string() })),
    }),
    rate: reading,
  }),
  listAssetsByPage: defineCall({
    ...CALL_ROUTES.listAssetsByPage,
    summary: 'A numbered page of the assets, without folders',
    input: pageInput.extend(filters),
    data: pageOf(libraryFile),
    rate: reading,
  }),
  deleteAssets: defineCall({
    ...CALL_ROUTES.deleteAssets,
    summary: 'Move assets to the bin for 30 days',
    input: z.object({ asset_ids: chosen.asset_ids }),
    data: z.object({ changed: z.number().int() }),
    rate: acting,
  }),
  updateAsset: defineCall({
    ...CALL_ROUTES.updateAsset,
    summary: 'The same as /mediaLib/update',
    input: assetChange,
    data: libraryFile,
    rate: acting,
  }),
};
