import type { AdPlatform, TaskId } from '@reelwright/contracts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** Returns the legal and platform findings on the ad as it is cut; makes no call before there is a cut. */
export function useTimelineReview(taskId: TaskId | null, variant: number, platforms: readonly AdPlatform[]) {
  return useQuery({
    queryKey: ['timelineReview', taskId, variant, platforms],
    queryFn: ({ signal }) => {
      if (taskId === null) throw new Error('there is nothing to review');
      return api.call('reviewTimeline', { task_id: taskId, variant, platforms: [...platforms] }, { signal });
    },
    enabled: taskId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
}
