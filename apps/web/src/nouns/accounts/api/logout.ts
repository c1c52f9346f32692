import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { visitorId } from '#src/lib/device-id.ts';
import { memberHint } from '#src/lib/member-hint.ts';
import { forgetUser } from '#src/lib/query-client.ts';
import { tokenStore } from '#src/lib/token-store.ts';

/** Ends the session in this browser even if the server can't be reached. The cookie of the device stays. */
export function useLogout() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('logout', {}),
    onSettled: async () => {
      tokenStore.clear();
      visitorId.forget();
      memberHint.write(false);
      await forgetUser(queries);
    },
  });
}
