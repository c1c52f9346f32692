import type { CategoryPath, MediaAsset, MediaCategory, MediaEntry } from './media-entry.ts';
import type { MediaSource, MediaUploads } from './media-source.ts';

export interface MemoryLibrary {
  categories?: readonly MediaCategory[];
  /** What each folder holds, by its id; the root has the key `root`. */
  folders: Readonly<Record<string, readonly MediaEntry[]>>;
  /** Which assets a category has; every asset if left out. */
  isInCategory?(asset: MediaAsset, category: CategoryPath): boolean;
  pageSize?: number;
  uploads?: MediaUploads;
}

const DEFAULT_PAGE_SIZE = 60;

/** A source over a library that is at hand: for pages of your own, examples and tests. */
export function createMemorySource(library: MemoryLibrary): MediaSource {
  const { categories = [], folders, isInCategory = () => true, pageSize = DEFAULT_PAGE_SIZE, uploads } = library;
  return {
    listCategories: () => Promise.resolve(categories),
    listPage({ folderId, category, cursor }) {
      const all = folders[folderId ?? 'root'] ?? [];
      const shown = all.filter((entry) => entry.is_folder || category === null || isInCategory(entry, category));
      const from = Number(cursor ?? 0);
      const end = from + pageSize;
      return Promise.resolve({
        entries: shown.slice(from, end),
        nextCursor: end < shown.length ? String(end) : null,
      });
    },
    ...(uploads ? { uploads } : {}),
  };
}
