import { Button, Stack, Text, Title } from '@mantine/core';
import { Link, Navigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <Stack align="center" gap="sm" py="18vh">
      <Text fw={800} fz={64} lh={1} c="dimmed" aria-hidden>
        {'404'}
      </Text>
      <Title order={1} size="h2" ta="center">
        {t('notFound.title')}
      </Title>
      <Text c="dimmed" ta="center">
        {t('notFound.text')}
      </Text>
      <Button component={Link} to="/home" mt="sm">
        {t('action.goHome')}
      </Button>
    </Stack>
  );
}

/** An address that no route answers to. */
export function UnknownAddress() {
  return <Navigate to="/404" replace />;
}
