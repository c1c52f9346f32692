import { Button } from '@mantine/core';
import { CircleAlert, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { StateMessage } from './state-message.tsx';

interface ListTroubleProps {
  query: { isPending: boolean; fetchStatus: string; error: Error | null; data: unknown; refetch(): unknown };
}

/** Replaces a list that failed to load: the reason and a retry. Renders nothing if the list has data. */
export function ListTrouble({ query }: ListTroubleProps) {
  const { t } = useTranslation();
  if (query.data !== undefined) return null;
  // Queries pause without a connection and continue by themselves once it is back.
  if (query.isPending && query.fetchStatus === 'paused') {
    return (
      <StateMessage
        icon={WifiOff}
        title={t(navigator.onLine ? 'error.unreachableTitle' : 'error.offlineTitle')}
        text={t('error.offlineText')}
      />
    );
  }
  if (!query.error) return null;
  return (
    <StateMessage
      icon={CircleAlert}
      title={describeError(query.error, getLanguage())}
      action={<Button onClick={() => void query.refetch()}>{t('action.tryAgain')}</Button>}
    />
  );
}
