import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** The signed address of a piece ends after an hour. */
const RENEW_MS = 30 * 60_000;

/** Where a piece of the music library can be heard. */
export function musicSampleQuery(id: string) {
  return queryOptions({
    queryKey: ['musicSample', id],
    queryFn: () => api.call('playMusic', { id: id, length_s: 15 }),
    staleTime: RENEW_MS,
  });
}
