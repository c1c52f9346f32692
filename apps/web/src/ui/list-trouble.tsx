import { Button } from '@mantine/core';
import { CircleAlert, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { translateError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { StateMessage } from './state-message.tsx';

interface ListTroubleProps {
  query: { isPending: boolean; fetchStatus: string; error: Error | null; data: unknown; refetch(): unknown };
}

/** Stands where a list would, when it could not be asked for: why, and the way on. Nothing while there is something to show. */
export function ListTrouble({ query }: ListTroubleProps) {
  const { t } = useTranslation();
  if (query.data !== undefined) return null;
  // Without a connection nothing is asked; it goes on by itself when it is back.
  if (query.isPending && query.fetchStatus === 'paused') {
    return <StateMessage icon={WifiOff} title={t('error.offlineTitle')} text={t('error.offlineText')} />;
  }
  if (!query.error) return null;
  return (
    <StateMessage
      icon={CircleAlert}
      title={translateError(query.error, getLanguage())}
      action={<Button onClick={() => void query.refetch()}>{t('action.tryAgain')}</Button>}
    />
  );
}
