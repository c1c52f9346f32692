import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

const appSettingQuery = queryOptions({
  queryKey: ['appSetting'],
  queryFn: () => api.call('appSetting', {}),
  staleTime: Number.POSITIVE_INFINITY,
});

/** What this installation offers: its version, and the demo account where it may be shown. */
export function useAppSetting() {
  return useQuery(appSettingQuery);
}
