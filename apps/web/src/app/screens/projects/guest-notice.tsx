import { Alert, Button, Group, Text } from '@mantine/core';
import { USER_TYPES } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUserInfo } from '#src/nouns/accounts/api/get-user-info.ts';

export function useIsGuest(): boolean {
  return useUserInfo().data?.user_type === USER_TYPES.guest;
}

/** Above the projects of a guest: signing in keeps them. */
export function GuestNotice() {
  const { t } = useTranslation();
  return (
    <Alert icon={<LogIn size={18} aria-hidden />} role="note">
      <Group justify="space-between">
        <Text size="sm">{t('projects.guestNotice')}</Text>
        <Button component={Link} to="/login" size="sm" variant="light" h={44}>
          {t('action.signIn')}
        </Button>
      </Group>
    </Alert>
  );
}
