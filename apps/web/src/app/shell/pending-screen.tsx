import { Skeleton, Stack } from '@mantine/core';
import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '#src/lib/use-connection.ts';
import { StateMessage } from '#src/ui/state-message.tsx';

/**
 * Stands for a screen whose files take longer. Without a connection they may not be on this device: the frame stays, and
 * the screen opens by itself once the connection is back.
 */
export function PendingScreen() {
  const { t } = useTranslation();
  const online = useConnection();
  if (!online) {
    return (
      <StateMessage
        icon={WifiOff}
        headingOrder={1}
        title={t(navigator.onLine ? 'error.unreachableTitle' : 'error.offlineTitle')}
        text={t('error.offlineText')}
      />
    );
  }
  return (
    <Stack role="status" aria-label={t('state.loading')} py="md">
      <Skeleton height={32} maw={280} />
      <Skeleton height={240} />
    </Stack>
  );
}
