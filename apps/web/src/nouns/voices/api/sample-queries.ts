import type { CallInput } from '@reelwright/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** The signed address of a sample expires after an hour. */
const RENEW_MS = 30 * 60_000;
const MUSIC_SAMPLE_S = 15;

/** Query of a voice sample's address. */
export const voiceSampleQuery = (voiceId: string) =>
  queryOptions({
    queryKey: ['voiceSample', voiceId],
    queryFn: () => api.call('getVoiceSample', { voice_id: voiceId }),
    staleTime: RENEW_MS,
  });

/** Query of a music track's address. */
export const musicSampleQuery = (id: CallInput<'playMusic'>['id']) =>
  queryOptions({
    queryKey: ['musicSample', id],
    queryFn: () => api.call('playMusic', { id, length_s: MUSIC_SAMPLE_S }),
    staleTime: RENEW_MS,
  });
