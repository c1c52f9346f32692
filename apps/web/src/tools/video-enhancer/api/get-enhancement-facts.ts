import { enhancementFacts, type TaskId } from '@reelwright/contracts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** Returns what was measured and changed in a video of a finished task; null if that was not kept. */
export function useEnhancementFacts(taskId: TaskId, variant: number) {
  return useQuery({
    queryKey: ['enhancementFacts', taskId, variant],
    queryFn: async ({ signal }) => {
      const { material } = await api.call('getPreviewMaterial', { task_id: taskId, variant }, { signal });
      return enhancementFacts.nullable().parse(material);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
