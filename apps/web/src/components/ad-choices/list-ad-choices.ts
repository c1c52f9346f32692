import type { CallInput } from '@reelwright/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** The signed address of a sample ends after an hour. */
const RENEW_MS = 30 * 60_000;

/** What an ad can be made with. */
export function useAdChoices() {
  return useQuery({
    queryKey: ['dictList'],
    queryFn: () => api.call('getDictList', {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Where a voice, or a piece of music, can be heard. */
export const voiceSampleQuery = (voiceId: string) =>
  queryOptions({
    queryKey: ['voiceSample', voiceId],
    queryFn: () => api.call('getVoiceSample', { voice_id: voiceId }),
    staleTime: RENEW_MS,
  });

export const musicSampleQuery = (id: CallInput<'playMusic'>['id']) =>
  queryOptions({
    queryKey: ['musicSample', id],
    queryFn: () => api.call('playMusic', { id, length_s: 15 }),
    staleTime: RENEW_MS,
  });
