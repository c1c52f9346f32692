import { Alert, Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#src/lib/api.ts';

/** Offers a reload once the server runs another version than when the page loaded. */
export function NewVersionBanner() {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: ['version'],
    queryFn: ({ signal }) => api.call('getVersion', { project_name: 'web' }, { signal }),
    staleTime: 60_000,
  });
  const [first, setFirst] = useState<string>();
  if (data && first === undefined) setFirst(data.version);
  if (!data || first === undefined || data.version === first) return null;
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
