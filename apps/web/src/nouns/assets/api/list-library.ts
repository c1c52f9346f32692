import type { CallData, CallInput } from '@reelwright/contracts';
import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

export const LIBRARY_KEY = ['library'] as const;
export const LIBRARY_LIST_KEY = [...LIBRARY_KEY, 'list'] as const;
const PAGE_SIZE = 100;

type Page = CallData<'listLibrary'>;

/** Whether two requests differ in search, filters and order only: entries of another folder or view may not stay. */
function isSamePlace(one: CallInput<'listLibrary'> | undefined, other: CallInput<'listLibrary'>): boolean {
  return one !== undefined && one.view === other.view && one.folder_id === other.folder_id;
}

/** Returns the entries that a request lists, part by part. The previous list stays while it is searched and sorted. */
export function useLibraryList(request: CallInput<'listLibrary'>) {
  return useInfiniteQuery({
    queryKey: ['library', 'list', request] as const,
    queryFn: ({ pageParam, signal }) =>
      api.call(
        'listLibrary',
        { ...request, page_size: PAGE_SIZE, ...(pageParam === null ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor: next }) => next,
    placeholderData: (previous, query) => (isSamePlace(query?.queryKey[2], request) ? previous : undefined),
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
