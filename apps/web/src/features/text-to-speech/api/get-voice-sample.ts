import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** The signed address of a sample ends after an hour. */
const RENEW_MS = 30 * 60_000;

export function voiceSampleQuery(voiceId: string) {
  return queryOptions({
    queryKey: ['voiceSample', voiceId],
    queryFn: () => api.call('getVoiceSample', { voice_id: voiceId }),
    staleTime: RENEW_MS,
  });
}
