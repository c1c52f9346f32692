import { useQuery } from '@tanstack/react-query';
import * as z from 'zod';

const waveform = z.object({ data: z.array(z.number()) });

/**
 * Returns the waveform of a file, as audiowaveform's JSON has it: lowest, highest, lowest ... `of` names the file, whose
 * waveform never changes; its signed address does. Nothing is fetched without one.
 */
export function usePeaks({ of, url }: { of: string; url: string | null | undefined }) {
  return useQuery({
    queryKey: ['peaks', of],
    queryFn: async ({ signal }) => {
      const answer = await fetch(url ?? '', { signal });
      if (!answer.ok) throw new Error(`the waveform could not be read: ${answer.status}`);
      return waveform.parse(await answer.json()).data;
    },
    enabled: url !== null && url !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
