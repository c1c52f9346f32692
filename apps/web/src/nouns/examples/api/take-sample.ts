import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#src/lib/api.ts';

/** Storage key, set once a sample was taken: a user who deletes the sample never gets it again. */
const TAKEN_KEY = 'sampleProject';

/** Returns the id of the sample project if this browser's user took it. */
export function readSampleId(): string | null {
  return localStorage.getItem(TAKEN_KEY);
}

/** Adds a sample project, once, for a user without projects. */
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
