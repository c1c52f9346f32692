import type { CallData } from '@reelwright/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { useEnter } from './sign-in-with.ts';

/** Signs in with a passkey of this device. Rejects with a WebAuthnError if the user or the device refuses. */
export async function signInByPasskey(next: string): Promise<CallData<'passkeySignIn'>> {
  const optionsJSON = await api.call('beginPasskeySignIn', {});
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, rawId, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const sent = { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) };
  const assertion = { id, rawId, type: 'public-key' as const, response: sent };
  return api.call('passkeySignIn', { assertion, ...(next === '' ? {} : { successUrl: next }) });
}

/** Signs in with a passkey, and opens the next page. */
export function usePasskeySignIn() {
  const enter = useEnter();
  return useMutation({
    mutationFn: async ({ next }: { next: string }) => enter(await signInByPasskey(next), { from: 'passkey', next }),
  });
}
