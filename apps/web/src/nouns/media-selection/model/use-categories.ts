import { useEffect, useState } from 'react';
import type { DialogStore } from './dialog-store.ts';
import type { MediaCategory } from './media-entry.ts';
import type { MediaSource } from './media-source.ts';

const NONE: readonly MediaCategory[] = [];

/** Loads the categories and begins in the first. Where they can't be loaded, the dialog works without. */
export function useCategories(
  source: MediaSource,
  store: DialogStore,
): { categories: readonly MediaCategory[]; areKnown: boolean } {
  const [known, setKnown] = useState<readonly MediaCategory[] | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    void source
      .listCategories(controller.signal)
      .catch(() => NONE)
      .then((categories) => {
        if (controller.signal.aborted) return;
        store.dispatch({ type: 'load-categories', categories });
        setKnown(categories);
      });
    return () => controller.abort();
  }, [source, store]);
  return { categories: known ?? NONE, areKnown: known !== null };
}
