import type { CallData } from '@reelwright/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '#src/lib/api.ts';
import { LIBRARY_KEY, LIBRARY_LIST_KEY } from './list-library.ts';

const POLL_MS = 2000;

export type QueueEntry = CallData<'listQueue'>['list'][number];

/** Returns the links on their way into the library, and those that failed. The lists are read again as each arrives. */
export function useLinkQueue(): readonly QueueEntry[] {
  const queries = useQueryClient();
  const queue = useQuery({
    queryKey: [...LIBRARY_KEY, 'queue'],
    queryFn: ({ signal }) => api.call('listQueue', {}, { signal }),
    refetchInterval: ({ state }) => (linksOf(state.data).some(isRunning) ? POLL_MS : false),
  });
  const links = linksOf(queue.data);
  const running = links.filter(isRunning).length;
  const before = useRef(running);
  useEffect(() => {
    if (running < before.current) void queries.invalidateQueries({ queryKey: LIBRARY_LIST_KEY });
    before.current = running;
  }, [running, queries]);
  return links;
}

const linksOf = (data: CallData<'listQueue'> | undefined): QueueEntry[] =>
  (data?.list ?? []).filter(({ kind }) => kind === 'link');

export const isRunning = ({ state }: QueueEntry): boolean => state !== 'failed';
