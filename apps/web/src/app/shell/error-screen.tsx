import { Button, Group } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { CloudOff, RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { connection } from '#src/lib/connection.ts';
import { useConnection } from '#src/lib/use-connection.ts';
import { StateMessage } from '#src/ui/state-message.tsx';

/** Replaces a screen that failed: what happened, and the next step. The frame around it keeps working. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const online = useConnection();
  const retry = (): void => {
    void router.invalidate();
    reset();
  };
  useEffect(
    () =>
      connection.subscribe(() => {
        if (connection.isThere()) reset();
      }),
    [reset],
  );
  return (
    <div role="alert">
      <StateMessage
        icon={CloudOff}
        title={t(online ? 'error.title' : navigator.onLine ? 'error.unreachableTitle' : 'error.offlineTitle')}
        text={online ? describeError(error, getLanguage()) : t('error.offlineText')}
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
