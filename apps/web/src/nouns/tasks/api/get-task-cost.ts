import type { CallInput } from '@reelwright/contracts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

function taskCostQuery(input: CallInput<'getTaskCost'> | null) {
  return queryOptions({
    queryKey: ['taskCost', input],
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
  return useQuery(taskCostQuery(input));
}
