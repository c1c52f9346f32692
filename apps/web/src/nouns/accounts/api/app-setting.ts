import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

const appSettingQuery = queryOptions({
  queryKey: ['appSetting'],
  queryFn: () => api.call('appSetting', {}),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Returns this installation's settings: its version, and the demo account if it may be shown. */
export function useAppSetting() {
  return useQuery(appSettingQuery);
}
