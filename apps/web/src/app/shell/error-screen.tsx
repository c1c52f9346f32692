import { Button, Stack, Text, Title } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** Shown where a screen broke: what happened, and a way on. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  return (
    <Stack align="center" gap="sm" py="20vh" role="alert">
      <Title order={1} size="h2">
        {t('error.title')}
      </Title>
      <Text c="dimmed" ta="center">
        {error instanceof Error ? error.message : String(error)}
      </Text>
      <Button onClick={reset}>{t('action.tryAgain')}</Button>
    </Stack>
  );
}
