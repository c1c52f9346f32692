import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#src/lib/api.ts';

/** In this browser's storage once a sample was taken: whoever deletes it never meets it again. */
const TAKEN_KEY = 'sampleProject';

/** The sample project of this browser's user, if it was taken. */
export function readSampleId(): string | null {
  return localStorage.getItem(TAKEN_KEY);
}

/** Puts a sample project among the projects of somebody who has none, once. */
export function useSampleProject({ isWanted, onTaken }: { isWanted: boolean; onTaken(): void }): void {
  const sample = useQuery({
    queryKey: ['sample-project'],
    queryFn: ({ signal }) => api.call('takeSample', {}, { signal }),
    enabled: isWanted && readSampleId() === null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const taken = sample.data?.task_id;
  useEffect(() => {
    if (taken === undefined || readSampleId() !== null) return;
    localStorage.setItem(TAKEN_KEY, taken);
    onTaken();
  }, [taken, onTaken]);
}
