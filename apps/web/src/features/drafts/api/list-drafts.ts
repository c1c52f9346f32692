import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { DRAFT_LIST_KEY } from '../model/draft-keys.ts';

const PAGE_SIZE = 24;

function draftListQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: [...DRAFT_LIST_KEY, search],
    queryFn: ({ pageParam, signal }) =>
      api.call(
        'listDrafts',
        { page: pageParam, page_size: PAGE_SIZE, ...(search === '' ? {} : { search }) },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ list, page, page_size: size, total }) =>
      list.length > 0 && page * size < total ? page + 1 : undefined,
  });
}

/** The user's drafts, the last changed first, page by page; of a part of a title where it is given. */
export function useDraftList(search: string) {
  // They change in their wizard, in this tab or another.
  return useInfiniteQuery({ ...draftListQuery(search), placeholderData: keepPreviousData, refetchOnMount: 'always' });
}
