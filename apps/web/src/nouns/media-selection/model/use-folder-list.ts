import { useEffect, useRef, useState } from 'react';
import type { CategoryPath, MediaAsset, MediaEntry } from './media-entry.ts';
import type { MediaSource } from './media-source.ts';

interface FolderListing {
  entries: readonly MediaEntry[];
  nextCursor: string | null;
  state: 'loading' | 'ready' | 'failed';
}

export interface FolderList extends FolderListing {
  /** Loads the next page, or again the one that failed. */
  loadMore(): void;
  /** Loads what is left of the folder and returns all of it; null if that failed or the user went elsewhere. */
  loadRest(): Promise<readonly MediaEntry[] | null>;
  /** Shows a new asset before the others, until the folder is left. */
  addFirst(asset: MediaAsset): void;
}

const LOADING: FolderListing = { entries: [], nextCursor: null, state: 'loading' };

function appendNew(entries: readonly MediaEntry[], more: readonly MediaEntry[]): readonly MediaEntry[] {
  const known = new Set(entries.map(({ id }) => id));
  return [...entries, ...more.filter(({ id }) => !known.has(id))];
}

interface Place {
  source: MediaSource;
  folderId: string | null;
  category: CategoryPath | null;
  /** Nothing is asked for before the categories are known. */
  isReady: boolean;
}

/** Lists a folder page by page. What comes late for a folder that was left is dropped. */
export function useFolderList({ source, folderId, category, isReady }: Place): FolderList {
  const [listing, setListing] = useState(LOADING);
  const newest = useRef(listing);
  const visit = useRef<AbortController | null>(null);
  const pending = useRef<Promise<FolderListing | null>>(Promise.resolve(null));
  const [categoryId, subCategoryId] = category ?? [null, null];
  const place = `${folderId ?? ''}/${categoryId ?? ''}/${subCategoryId ?? ''}`;
  const [shownPlace, setShownPlace] = useState(place);

  const show = (next: FolderListing): FolderListing => {
    newest.current = next;
    setListing(next);
    return next;
  };

  /** Returns the list with its next page; null if the folder was left. */
  const loadPage = async (controller: AbortController): Promise<FolderListing | null> => {
    const before = show({ ...newest.current, state: 'loading' });
    const { signal } = controller;
    try {
      const page = await source.listPage({ folderId, category, cursor: before.nextCursor, signal });
      if (signal.aborted) return null;
      const entries = appendNew(newest.current.entries, page.entries);
      return show({ entries, nextCursor: page.nextCursor, state: 'ready' });
    } catch {
      // The user reads that the list failed, whatever the reason was, and may try again.
      return signal.aborted ? null : show({ ...newest.current, state: 'failed' });
    }
  };

  useEffect(() => {
    if (!isReady) return undefined;
    const controller = new AbortController();
    visit.current = controller;
    show(LOADING);
    setShownPlace(place);
    pending.current = loadPage(controller);
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- a category is its two numbers; the functions read refs
  }, [source, folderId, categoryId, subCategoryId, isReady]);

  return {
    // Between the click and the effect, the list is still that of the folder before.
    ...(shownPlace === place ? listing : LOADING),
    loadMore() {
      if (visit.current && newest.current.state !== 'loading') pending.current = loadPage(visit.current);
    },
    async loadRest() {
      const controller = visit.current;
      if (!controller) return null;
      let loaded = newest.current.state === 'loading' ? await pending.current : newest.current;
      while (loaded?.state === 'ready' && loaded.nextCursor !== null) loaded = await loadPage(controller);
      return loaded?.state === 'ready' ? loaded.entries : null;
    },
    addFirst(asset) {
      const { entries } = newest.current;
      const folders = entries.filter((entry) => entry.is_folder);
      const files = entries.filter((entry) => !entry.is_folder && entry.id !== asset.id);
      show({ ...newest.current, entries: [...folders, asset, ...files] });
    },
  };
}
