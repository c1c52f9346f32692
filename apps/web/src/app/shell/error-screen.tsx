import { Button, Group } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { CloudOff, RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '#src/ui/state-message.tsx';

/** Replaces a screen that failed: what happened, and the next step. The frame around it keeps working. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const { online } = useNetwork();
  const retry = (): void => {
    void router.invalidate();
    reset();
  };
  useEffect(() => {
    addEventListener('online', reset);
    return () => removeEventListener('online', reset);
  }, [reset]);
  return (
    <div role="alert">
      <StateMessage
        icon={CloudOff}
        title={t(online ? 'error.title' : 'error.offlineTitle')}
        text={online ? (error instanceof Error ? error.message : String(error)) : t('error.offlineText')}
        action={
          <Group>
            <Button onClick={retry} leftSection={<RotateCw size={16} aria-hidden />}>
              {t('action.tryAgain')}
            </Button>
            <Button variant="default" onClick={() => location.reload()}>
              {t('shell.reload')}
            </Button>
          </Group>
        }
      />
    </div>
  );
}
