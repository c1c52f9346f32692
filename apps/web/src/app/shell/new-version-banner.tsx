import { Alert, Button, Group } from '@mantine/core';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#src/lib/api.ts';
import { isPageHeld } from '#src/lib/page-holds.ts';
import { hasTypedText } from '#src/lib/typed-text.ts';
import { decideVersion } from '../navigation-rules.ts';
import { keepFirstVersion } from './known-version.ts';

/** Clicks in quick succession ask once. */
const FRESH_MS = 5000;

const versionQuery = queryOptions({
  queryKey: ['version'],
  queryFn: ({ signal }) => api.call('getVersion', { project_name: 'web' }, { signal }),
  staleTime: 60_000,
});

/**
 * Reloads the page with the navigation that finds another version on the server. While something would be lost, and
 * between navigations, it offers to reload.
 */
export function NewVersionBanner() {
  const { t } = useTranslation();
  const { data } = useQuery(versionQuery);
  useVersionCheck();
  if (!data || keepFirstVersion(data.version) === data.version) return null;
  return (
    <Alert color="blue" icon={<Sparkles size={18} aria-hidden />} mb="md" role="status">
      <Group justify="space-between">
        {t('shell.newVersion')}
        <Button size="xs" variant="default" onClick={() => location.reload()}>
          {t('shell.reload')}
        </Button>
      </Group>
    </Alert>
  );
}

function useVersionCheck(): void {
  const router = useRouter();
  const queries = useQueryClient();
  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged }) => {
        if (pathChanged) void reloadForNewVersion(queries);
      }),
    [router, queries],
  );
}

async function reloadForNewVersion(queries: QueryClient): Promise<void> {
  // Without an answer the version is unknown; the next navigation asks again.
  const answer = await queries.query({ ...versionQuery, staleTime: FRESH_MS, retry: false }).catch(() => null);
  if (answer === null) return;
  const known = keepFirstVersion(answer.version);
  const isHeld = isPageHeld() || hasTypedText() || queries.isMutating() > 0;
  if (decideVersion({ known, current: answer.version, isHeld }) === 'reload') location.reload();
}
