import { type FolderId, formatMessage, type LibraryAsset, UPLOAD_LIMITS } from '@reelwright/contracts';
import { api } from '#src/lib/api.ts';
import { CallError } from '#src/lib/api-client.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import {
  type AcceptedMedia,
  describeSizeLimit,
  findFileProblem,
  listAcceptedFiles,
} from '#src/nouns/uploads/check-media-file.ts';
import { uploadFile } from '#src/nouns/uploads/upload-file.ts';
import type { MediaEntry } from '../model/media-entry.ts';
import { type MediaSource, MediaSourceError } from '../model/media-source.ts';

/** Kinds that a screen takes, as `listLibrary` reads them. */
export type LibraryKinds = 'image' | 'video' | 'image,video';

const ACCEPTED = { image: 'images', video: 'videos', 'image,video': 'images_and_videos' } as const satisfies Record<
  LibraryKinds,
  AcceptedMedia
>;

export interface LibrarySource extends MediaSource {
  /** Returns an asset that was listed or uploaded, with all its fields. */
  findListed(assetId: string): LibraryAsset | undefined;
}

const ALL = { en: 'All', 'zh-CN': '全部' } as const;

/** The user's own library. Assets whose working copy is still made are left out. */
export function createLibrarySource(kinds: LibraryKinds): LibrarySource {
  const listed = new Map<string, LibraryAsset>();
  const accepts = ACCEPTED[kinds];
  return {
    async listPage({ folderId, category, cursor, signal }) {
      const categoryId = category === null ? 0 : category[1] || category[0];
      const input = {
        folder_id: folderId === null ? ('root' as const) : (folderId as FolderId),
        kinds,
        ...(categoryId > 0 ? { category_id: categoryId } : {}),
        ...(cursor === null ? {} : { cursor }),
      };
      const { list, next_cursor: nextCursor } = await readable(api.call('listLibrary', input, { signal }));
      const entries = list.flatMap((entry): MediaEntry[] => {
        if (entry.is_folder) return [entry];
        if (entry.state !== 'ready') return [];
        listed.set(entry.id, entry);
        return [entry];
      });
      return { entries, nextCursor };
    },
    async listCategories(signal) {
      const { categories } = await readable(api.call('getLibraryDict', {}, { signal }));
      // The dialog opens with the first category: that of all assets, as many have none.
      const all = { id: 0, cat_name: ALL[getLanguage()], sub_category: [] };
      return [
        all,
        ...categories.map(({ sub_category: subs, ...category }) => ({
          ...category,
          sub_category: subs.map((sub) => ({ ...sub, sub_category: [] })),
        })),
      ];
    },
    uploads: {
      accept: listAcceptedFiles(accepts),
      maxFiles: UPLOAD_LIMITS.library.maxFiles,
      findProblem(file) {
        const problem = findFileProblem(file, accepts);
        return problem && formatMessage(problem, getLanguage(), { limit: describeSizeLimit(file.name) });
      },
      async upload(file, { folderId, signal, onProgress }) {
        const place = folderId === null ? null : (folderId as FolderId);
        const asset = await readable(
          uploadFile(file, {
            ...(kinds === 'image' && { wantedAs: 'image' as const }),
            folderId: place,
            signal,
            // Sent, then prepared: each is half of the way.
            onProgress: ({ step, fraction }) => onProgress(step === 'sending' ? fraction / 2 : 0.5 + fraction / 2),
          }),
        );
        listed.set(asset.id, asset);
        return { ...asset, is_folder: false };
      },
    },
    findListed: (assetId) => listed.get(assetId),
  };
}

/** Passes on the server's own words for a refusal, which are in the user's language. */
async function readable<Data>(answer: Promise<Data>): Promise<Data> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof CallError ? new MediaSourceError(error.message, { cause: error }) : error;
  }
}
