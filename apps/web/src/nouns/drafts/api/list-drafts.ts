import type { DraftToolType } from '@reelwright/contracts';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { DRAFT_LIST_KEY } from '../model/draft-keys.ts';

const PAGE_SIZE = 24;

interface DraftQuery {
  /** Part of a title. */
  search?: string;
  /** Drafts of one tool; of all tools if omitted. */
  toolType?: DraftToolType;
}

function draftListQuery({ search = '', toolType }: DraftQuery) {
  return infiniteQueryOptions({
    queryKey: [...DRAFT_LIST_KEY, { search, toolType }],
    queryFn: ({ pageParam, signal }) =>
      api.call(
        'listDrafts',
        {
          page_size: PAGE_SIZE,
          ...(pageParam === null ? {} : { cursor: pageParam }),
          ...(search === '' ? {} : { search }),
          ...(toolType === undefined ? {} : { tool_type: toolType }),
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor: next }) => next,
  });
}

/** Returns the user's drafts page by page, the last changed first. */
export function useDraftList(query: DraftQuery) {
  // Drafts change in their wizard, in this tab or another.
  return useInfiniteQuery({ ...draftListQuery(query), placeholderData: keepPreviousData, refetchOnMount: 'always' });
}
