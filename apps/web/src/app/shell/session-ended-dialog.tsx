import { Anchor, Group, Modal, Text } from '@mantine/core';
import { USER_TYPES, type UserInfo } from '@reelwright/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#src/lib/api.ts';
import { memberHint } from '#src/lib/member-hint.ts';
import { forgetUser } from '#src/lib/query-client.ts';
import { sessionEnd } from '#src/lib/session-end.ts';
import { tokenStore } from '#src/lib/token-store.ts';
import { userInfoQuery } from '#src/nouns/accounts/api/get-user-info.ts';
import { SignInAgain } from '#src/nouns/accounts/components/sign-in-again.tsx';
import classes from './shell.module.css';

/** Another tab tells of its sign-in by the cookie alone. */
const LOOK_EVERY_MS = 1000;

/** Asks a member to sign in again over the page, which stays as it is. */
export function SessionEndedDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const email = queries.getQueryData<UserInfo>(userInfoQuery.queryKey)?.email ?? '';

  const leave = (): void => {
    sessionEnd.setWaiting(false);
    memberHint.write(false);
    onClose();
    void forgetUser(queries);
  };
  const look = useSessionLook(onClose);

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
      <SignInAgain email={email} onSignedIn={look} />
      <Group justify="space-between" mt="lg">
        <Anchor component="button" type="button" size="sm" className="link-control" onClick={leave}>
          {t('shell.sessionEnded.leave')}
        </Anchor>
        <Anchor href="/login" target="_blank" size="sm" className={classes.otherWay}>
          {t('shell.sessionEnded.otherWay')}
          <ExternalLink size={14} aria-hidden />
        </Anchor>
      </Group>
    </Modal>
  );
}

/** Looks for the session of a new sign-in, in this tab or another, and goes on with it. */
function useSessionLook(onClose: () => void): () => Promise<void> {
  const queries = useQueryClient();
  const looked = useRef<string | null>(null);
  const isOpen = useRef(true);
  const look = useCallback(async (): Promise<void> => {
    const token = tokenStore.read();
    if (token === null || token === looked.current) return;
    looked.current = token;
    sessionEnd.setWaiting(false);
    const user = await api.call('getUserInfo', {}).catch(() => null);
    if (!isOpen.current) return;
    // The sign-in screen of another tab makes a guest first.
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
  }, [queries, onClose]);
  useEffect(() => {
    isOpen.current = true;
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => {
      isOpen.current = false;
      clearInterval(timer);
    };
  }, [look]);
  return look;
}
