import { ActionIcon } from '@mantine/core';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Replaces the tray after a failure; the rest of the page keeps working. */
export function TrayTrouble({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation();
  return (
    <ActionIcon
      variant="light"
      color="red"
      size={36}
      onClick={onRetry}
      aria-label={t('error.tray')}
      title={t('error.tray')}
    >
      <RotateCw size={18} aria-hidden />
    </ActionIcon>
  );
}
