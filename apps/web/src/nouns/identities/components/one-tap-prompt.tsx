import { USER_TYPES } from '@reelwright/contracts';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { api } from '#src/lib/api.ts';
import { useAppSetting } from '#src/nouns/accounts/api/app-setting.ts';
import { useUserInfo } from '#src/nouns/accounts/api/get-user-info.ts';
import { showError } from '#src/ui/toast.ts';
import { readVisit } from '../api/finish-identity.ts';
import { useEnter } from '../api/sign-in-with.ts';
import { isPromptDismissed, loadGooglePrompt, showGooglePrompt } from '../model/google-prompt.ts';

/** Screens that are about signing in already. */
const SIGN_IN_PATHS = /^\/(?:login|register|forgot|identity)(?:\/|$|-)/;

/** Offers guests Google's one-tap sign-in, where Google is configured. Draws nothing itself. */
export function OneTapPrompt() {
  const { data: user } = useUserInfo();
  const { data: setting } = useAppSetting();
  const { pathname } = useLocation();
  const enter = useEnter();
  const latest = useRef({ enter, pathname });
  useEffect(() => {
    latest.current = { enter, pathname };
  });
  const clientId = setting?.sign_in_methods.google?.client_id;
  const isWanted = user?.user_type === USER_TYPES.guest && !SIGN_IN_PATHS.test(pathname);

  useEffect(() => {
    if (clientId === undefined || !isWanted || isPromptDismissed()) return undefined;
    let close = (): void => undefined;
    let isGone = false;
    const signIn = async (credential: string, state: string): Promise<void> => {
      const { enter: enterNow, pathname: next } = latest.current;
      try {
        const signedIn = await api.call('googleOneTapLogin', { credential, state, ...readVisit() });
        await enterNow(signedIn, { from: 'google', next });
      } catch (error) {
        showError(error as Error);
      }
    };
    const offer = async (): Promise<void> => {
      if (!(await loadGooglePrompt()) || isGone) return;
      const { state, nonce } = await api.call('beginIdentity', { provider: 'google', intent: 'sign_in' });
      if (isGone) return;
      close = showGooglePrompt({ clientId, nonce, onCredential: (credential) => void signIn(credential, state) });
    };
    // Nobody asked for the prompt: without it, the sign-in screen is still there.
    offer().catch(() => undefined);
    return () => {
      isGone = true;
      close();
    };
  }, [clientId, isWanted]);

  return null;
}
