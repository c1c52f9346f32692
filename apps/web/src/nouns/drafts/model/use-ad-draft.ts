import type { DraftId } from '@reelwright/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, use, useSyncExternalStore } from 'react';
import type { AdDraftStore, DraftState } from './draft-store.ts';
import { openAdDraft } from './open-drafts.ts';

const adDraftQuery = (draftId: DraftId) =>
  queryOptions({
    queryKey: ['adDraft', draftId],
    queryFn: () => openAdDraft(draftId),
    // The store keeps itself fresh.
    staleTime: Number.POSITIVE_INFINITY,
    // A store is no data: it is not compared part by part.
    structuralSharing: false,
  });

/** Opens a draft by its id: the store, once it is there. */
export function useAdDraft(draftId: DraftId) {
  return useQuery(adDraftQuery(draftId));
}

/** The draft that a wizard's screen edits. */
export const AdDraftContext = createContext<AdDraftStore | null>(null);

export function useAdDraftStore(): AdDraftStore {
  const store = use(AdDraftContext);
  if (!store) throw new Error('there is no draft around this component');
  return store;
}

/** A part of the draft's state, kept fresh. The selector answers what stands in the state, nothing it makes itself. */
export function useDraftState<Part>(select: (state: DraftState) => Part): Part {
  const store = useAdDraftStore();
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}
