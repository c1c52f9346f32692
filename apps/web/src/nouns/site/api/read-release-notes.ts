import type { CallInput } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { releaseNotesQuery } from './get-release-notes.ts';

/** Marks the notes of a version as read. If the call fails, they are shown again next time. */
export function useReadReleaseNotes() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'readReleaseNotes'>) => api.call('readReleaseNotes', input),
    onMutate: () => {
      queries.setQueryData(releaseNotesQuery.queryKey, (notes) => notes && { ...notes, is_read: true });
    },
  });
}
