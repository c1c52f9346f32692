import { Button, Group, Modal, Text } from '@mantine/core';
import { USER_TYPES, type UserInfo } from '@reelwright/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#src/lib/api.ts';
import { memberHint } from '#src/lib/member-hint.ts';
import { forgetUser } from '#src/lib/query-client.ts';
import { sessionEnd } from '#src/lib/session-end.ts';
import { tokenStore } from '#src/lib/token-store.ts';
import { userInfoQuery } from '#src/nouns/accounts/api/get-user-info.ts';

/** Another tab tells of its sign-in by the cookie alone. */
const LOOK_EVERY_MS = 1000;

/** Keeps what was typed while the user signs in again in another tab. */
export function SessionEndedDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();

  const leave = (): void => {
    sessionEnd.setWaiting(false);
    memberHint.write(false);
    onClose();
    void forgetUser(queries);
  };

  useEffect(() => {
    let looked: string | null = null;
    let isOpen = true;
    const look = async (): Promise<void> => {
      const token = tokenStore.read();
      if (token === null || token === looked) return;
      looked = token;
      sessionEnd.setWaiting(false);
      const user = await api.call('getUserInfo', {}).catch(() => null);
      if (!isOpen) return;
      // The sign-in screen of the other tab makes a guest first.
      if (user === null || user.user_type === USER_TYPES.guest) {
        sessionEnd.setWaiting(true);
        return;
      }
      const before = queries.getQueryData<UserInfo>(userInfoQuery.queryKey);
      queries.setQueryData(userInfoQuery.queryKey, user);
      onClose();
      // Nothing on the screen belongs to another user than the one who typed.
      if (before?.userId === user.userId) await queries.invalidateQueries();
      else await forgetUser(queries);
    };
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => {
      isOpen = false;
      clearInterval(timer);
    };
  }, [queries, onClose]);

  return (
    <Modal
      opened
      onClose={leave}
      title={t('shell.sessionEnded.title')}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      centered
    >
      <Text mb="lg">{t('shell.sessionEnded.text')}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={leave}>
          {t('shell.sessionEnded.leave')}
        </Button>
        <Button
          component="a"
          href="/login"
          target="_blank"
          rightSection={<ExternalLink size={16} aria-hidden />}
          data-autofocus
        >
          {t('shell.sessionEnded.again')}
        </Button>
      </Group>
    </Modal>
  );
}
