import { useEffect, useState } from 'react';
import type { MediaEntry } from './media-entry.ts';
import type { FolderQuery, MediaSource } from './media-source.ts';

interface FolderPages {
  key: string;
  entries: readonly MediaEntry[];
  /** Of the next page; null at the end and before the first page. */
  cursor: string | null;
  state: 'loading' | 'ready' | 'failed';
}

export interface Entries extends Omit<FolderPages, 'key' | 'cursor'> {
  hasMore: boolean;
  loadMore(): void;
  /** Returns the whole folder, after loading the pages that are missing; null if one can't be loaded. */
  loadAll(): Promise<readonly MediaEntry[] | null>;
  reload(): void;
  /** Puts a new file behind the folders. */
  add(entry: MediaEntry): void;
}

const neverAborted = new AbortController().signal;

/** Loads the pages of the folder in view. */
export function useEntries(source: MediaSource, { folderId, categoryPath }: FolderQuery, isReady: boolean): Entries {
  const [attempt, setAttempt] = useState(0);
  const category = categoryPath.join('/');
  const key = JSON.stringify([folderId, category, attempt]);
  const begin = (): FolderPages => ({ key, entries: [], cursor: null, state: 'loading' });
  const [held, setPages] = useState(begin);
  // What came before belongs to another folder.
  const pages = held.key === key ? held : begin();

  const load = async (from: FolderPages, signal: AbortSignal): Promise<FolderPages> => {
    try {
      const found = await source.listFolder({ folderId, categoryPath: listIds(category), cursor: from.cursor }, signal);
      const known = new Set(from.entries.map(({ id }) => id));
      const entries = [...from.entries, ...found.entries.filter(({ id }) => !known.has(id))];
      return { key, entries, cursor: found.nextCursor, state: 'ready' };
    } catch {
      return { ...from, key, state: 'failed' };
    }
  };
  // By then, another folder may be in view.
  const show = (next: FolderPages) => setPages((shown) => (shown.key === key ? next : shown));

  useEffect(() => {
    if (!isReady) return undefined;
    const leaving = new AbortController();
    void load(begin(), leaving.signal).then((next) => {
      if (!leaving.signal.aborted) setPages(next);
    });
    return () => leaving.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says what is loaded
  }, [source, key, isReady]);

  const hasMore = pages.state === 'ready' && pages.cursor !== null;
  return {
    ...pages,
    hasMore,
    loadMore: () => {
      if (!hasMore) return;
      setPages({ ...pages, state: 'loading' });
      void load(pages, neverAborted).then(show);
    },
    loadAll: async () => {
      let all = pages;
      while (all.state === 'ready' && all.cursor !== null) all = await load(all, neverAborted);
      show(all);
      return all.state === 'ready' ? all.entries : null;
    },
    reload: () => setAttempt(attempt + 1),
    add: (entry) => {
      setPages((shown) => {
        if (shown.key !== key) return shown;
        const folders = shown.entries.filter((each) => each.is_folder);
        const files = shown.entries.filter((each) => !each.is_folder);
        return { ...shown, entries: [...folders, entry, ...files] };
      });
    },
  };
}

function listIds(category: string): string[] {
  return category === '' ? [] : category.split('/');
}
