import type { StatisticsDays } from '@reelwright/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** Returns visits and the funnel of the last days. */
export function useStatistics(days: StatisticsDays) {
  return useQuery({
    queryKey: ['statistics', days],
    queryFn: ({ signal }) => api.call('getStatistics', { days }, { signal }),
    placeholderData: keepPreviousData,
  });
}
