import type { DraftId } from '@reelwright/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, use, useSyncExternalStore } from 'react';
import type { AdDraftStore, DraftState } from './draft-store.ts';
import { openAdDraft } from './open-drafts.ts';

const adDraftQuery = (draftId: DraftId) =>
  queryOptions({
    queryKey: ['adDraft', draftId],
    queryFn: () => openAdDraft(draftId),
    // The store refreshes itself.
    staleTime: Number.POSITIVE_INFINITY,
    // A store is not plain data, so its parts are not compared.
    structuralSharing: false,
  });

/** Opens a draft by its id and returns its store once it is loaded. */
export function useAdDraft(draftId: DraftId) {
  return useQuery(adDraftQuery(draftId));
}

/** The draft that the current wizard screen edits. */
export const AdDraftContext = createContext<AdDraftStore | null>(null);

export function useAdDraftStore(): AdDraftStore {
  const store = use(AdDraftContext);
  if (!store) throw new Error('there is no draft around this component');
  return store;
}

/**
 * Returns a part of the draft's state and follows its changes. The selector must return a value of the state, not a new
 * object.
 */
export function useDraftState<Part>(select: (state: DraftState) => Part): Part {
  const store = useAdDraftStore();
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}
