import { useQuery } from '@tanstack/react-query';
import * as z from 'zod';

const waveform = z.object({ data: z.array(z.number()) });

/** Returns a recording's waveform: lowest, highest, lowest ... A recording never changes, so it is fetched once. */
export function usePeaks({ taskId, url }: { taskId: string; url: string | undefined }) {
  return useQuery({
    queryKey: ['peaks', taskId],
    queryFn: async ({ signal }) => {
      const answer = await fetch(url ?? '', { signal });
      if (!answer.ok) throw new Error(`the waveform could not be read: ${answer.status}`);
      return waveform.parse(await answer.json()).data;
    },
    enabled: url !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
