import { useEffect, useRef } from 'react';
import { useUserInfo } from '#src/nouns/accounts/api/get-user-info.ts';
import { sessionEnd } from '#src/lib/session-end.ts';
import { tokenStore } from '#src/lib/token-store.ts';
import { isUserRefused } from '../navigation-rules.ts';

/** Loads the user. If the server doesn't know the user, the session is cleared, once: the next user is a new one. */
export function useUserLoad(): void {
  const { error, isSuccess } = useUserInfo();
  const hasCleared = useRef(false);
  useEffect(() => {
    if (isSuccess) hasCleared.current = false;
    if (hasCleared.current || sessionEnd.isWaiting() || !isUserRefused(error) || tokenStore.read() === null) return;
    hasCleared.current = true;
    tokenStore.clear();
    sessionEnd.announce();
  }, [error, isSuccess]);
}
