import type { CallInput } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { shareListKey } from '../model/share-keys.ts';

export function useCreateShare() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'createShare'>) => api.call('createShare', input),
    onSuccess: (_share, { task_id: taskId }) => queries.invalidateQueries({ queryKey: shareListKey(taskId) }),
  });
}
