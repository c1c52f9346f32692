import { useMutation } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { type LoginAttempt, loginAttempt } from '../model/login-attempt.ts';

interface Beginning extends Omit<LoginAttempt, 'state'> {
  shop?: string;
}

/** Begins a sign-in at another site, and goes there. */
export function useBeginIdentity() {
  return useMutation({
    mutationFn: async ({ provider, intent, next, shop }: Beginning) => {
      const input = { provider, intent, ...(shop === undefined ? {} : { shop }) };
      const { state, authorize_url: url } = await api.call('beginIdentity', input);
      loginAttempt.keep({ state, provider, intent, next });
      location.assign(url);
    },
  });
}
