import type { MadeVariant } from '@reelwright/ad';
import type { TaskId } from '@reelwright/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import type { MadePreview } from '../model/cut-builder.ts';

/**
 * Returns what was made for a preview, or for the one before until that is loaded; null if nothing can be rebuilt from
 * it.
 */
export function useMadePreview(taskId: TaskId | null, variant: number): MadePreview | null {
  const { data } = useQuery({
    queryKey: ['preview-material', taskId, variant],
    queryFn: async ({ signal }): Promise<MadePreview | null> => {
      if (taskId === null) return null;
      const { material } = await api.call('getPreviewMaterial', { task_id: taskId, variant }, { signal });
      // Made by the same package on the server.
      return material && { taskId, made: material as unknown as MadeVariant };
    },
    enabled: taskId !== null,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 3,
  });
  return data?.made.variant === variant ? data : null;
}
