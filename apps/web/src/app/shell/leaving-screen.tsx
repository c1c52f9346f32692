import { Button, Group } from '@mantine/core';
import { UserX } from 'lucide-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useKeepAccount } from '#src/nouns/accounts/api/keep-account.ts';
import { useLogout } from '#src/nouns/accounts/api/logout.ts';
import { StateMessage } from '#src/ui/state-message.tsx';
import { showError } from '#src/ui/toast.ts';

/** Replaces every screen while the account is about to be deleted: nothing else can be used. */
export function LeavingScreen({ deleteAfter }: { deleteAfter: string }) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const keep = useKeepAccount();
  const logout = useLogout();
  const date = new Intl.DateTimeFormat(i18n.resolvedLanguage, { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(deleteAfter),
  );
  return (
    <StateMessage
      icon={UserX}
      headingOrder={1}
      title={t('leaving.title')}
      text={t('leaving.text', { date })}
      action={
        <Group justify="center">
          <Button h={44} loading={keep.isPending} onClick={() => keep.mutate(undefined, { onError: showError })}>
            {t('leaving.keep')}
          </Button>
          <Button
            h={44}
            variant="default"
            loading={logout.isPending}
            onClick={() => logout.mutate(undefined, { onSettled: () => void navigate({ to: '/login' }) })}
          >
            {t('action.signOut')}
          </Button>
        </Group>
      }
    />
  );
}
