import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

/** Somebody who registers waits for the code. */
const LOOK_AGAIN_MS = 5000;

export const mailListQuery = queryOptions({
  queryKey: ['mails'],
  queryFn: ({ signal }) => api.call('listMails', {}, { signal }),
  refetchInterval: ({ state }) => (state.data ? LOOK_AGAIN_MS : false),
  refetchOnWindowFocus: true,
});

/** Returns the mails in this installation's mailbox, the newest first. */
export function useMailList() {
  return useQuery(mailListQuery);
}
