import type { CallInput } from '@reelwright/contracts';
import { hashKey, keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '#src/lib/api.ts';

function taskCostQuery(input: CallInput<'getTaskCost'> | null) {
  const queryKey = ['taskCost', input] as const;
  return queryOptions({
    queryKey,
    // Of a whole input: computed once, not by each render.
    queryHash: hashKey(queryKey),
    queryFn: ({ signal }) => {
      if (input === null) throw new Error('there is nothing to price');
      return api.call('getTaskCost', input, { signal });
    },
    enabled: input !== null,
    placeholderData: keepPreviousData,
  });
}

/** Returns the cost of a task; makes no call while its input is incomplete (null). */
export function useTaskCost(input: CallInput<'getTaskCost'> | null) {
  return useQuery(useMemo(() => taskCostQuery(input), [input]));
}
