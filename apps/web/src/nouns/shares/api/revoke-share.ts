import type { ShareId, TaskId } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { shareListKey } from '../model/share-keys.ts';

export function useRevokeShare(taskId: TaskId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (shareId: ShareId) => api.call('revokeShare', { share_id: shareId }),
    onSettled: () => queries.invalidateQueries({ queryKey: shareListKey(taskId) }),
  });
}
