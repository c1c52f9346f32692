import { Alert } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Says that the connection is gone, while it is. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const { online } = useNetwork();
  if (online) return null;
  return (
    <Alert color="yellow" icon={<WifiOff size={18} aria-hidden />} mb="md" role="status">
      {t('shell.offline')}
    </Alert>
  );
}
