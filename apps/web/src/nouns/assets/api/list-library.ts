import type { CallData, CallInput } from '@reelwright/contracts';
import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

export const LIBRARY_KEY = ['library'] as const;
export const LIBRARY_LIST_KEY = [...LIBRARY_KEY, 'list'] as const;
const PAGE_SIZE = 100;

type Page = CallData<'listLibrary'>;

/** Returns the entries that a request lists, part by part. The previous list stays while another one loads. */
export function useLibraryList(request: CallInput<'listLibrary'>) {
  return useInfiniteQuery({
    queryKey: [...LIBRARY_LIST_KEY, request],
    queryFn: ({ pageParam, signal }) =>
      api.call(
        'listLibrary',
        { ...request, page_size: PAGE_SIZE, ...(pageParam === null ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor: next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** Takes entries out of every list at once; the server's answer follows. */
export function dropEntries(queries: QueryClient, ids: ReadonlySet<string>): void {
  queries.setQueriesData<{ pages: Page[]; pageParams: unknown[] }>(
    { queryKey: LIBRARY_LIST_KEY },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, list: page.list.filter(({ id }) => !ids.has(id)) })),
      },
  );
}

export function useSpace() {
  return useQuery({
    queryKey: [...LIBRARY_KEY, 'space'],
    queryFn: ({ signal }) => api.call('getSpace', {}, { signal }),
  });
}

export function useLibraryDict() {
  return useQuery({
    queryKey: [...LIBRARY_KEY, 'dict'],
    queryFn: ({ signal }) => api.call('getLibraryDict', {}, { signal }),
  });
}

export function useFolders() {
  return useQuery({
    queryKey: [...LIBRARY_KEY, 'folders'],
    queryFn: ({ signal }) => api.call('listFolders', {}, { signal }),
  });
}
