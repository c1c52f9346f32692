import type { CallData, CallInput } from '@reelwright/contracts';
import { api } from '#src/lib/api.ts';
import type { LoginAttempt } from '../model/login-attempt.ts';
import type { Callback } from '../model/read-callback.ts';

/** Signs in with what the other site sent back. Throws CallError. */
export function finishSignIn(
  { provider, state, next }: LoginAttempt,
  callback: Callback,
): Promise<CallData<'googleAuthCodeLogin'>> {
  const { code, iss, accessToken, shop, query } = toValues(callback);
  const successUrl = next === '' ? {} : { successUrl: next };
  switch (provider) {
    case 'google':
      return api.call('googleAuthCodeLogin', { code, state, ...iss, ...readVisit(), ...successUrl });
    case 'facebook':
      return api.call('facebookAccessTokenLogin', { accessToken, state, ...readVisit(), ...successUrl });
    case 'shopify':
      return api.call('shopifySso', { shop, query, ...readVisit(), ...successUrl });
    default:
      return api.call('openIdLogin', { provider, code, state, ...iss, ...readVisit(), ...successUrl });
  }
}

/** Links the account with which the user signed in at the other site. Throws CallError. */
export function finishLink({ provider, state }: LoginAttempt, callback: Callback): Promise<CallData<'linkIdentity'>> {
  const { code, iss, accessToken, query } = toValues(callback);
  const proof = provider === 'facebook' ? { accessToken } : provider === 'shopify' ? { query } : { code, ...iss };
  return api.call('linkIdentity', { provider, state, ...proof });
}

function toValues({ code, iss, accessToken, shop, query }: Callback) {
  return {
    code: code ?? '',
    iss: iss === null ? {} : { iss },
    accessToken: accessToken ?? '',
    shop: shop ?? '',
    query,
  };
}

type Visit = Pick<CallInput<'openIdLogin'>, 'invite_code'>;

/** Returns what the browser keeps of how its user came here. */
export function readVisit(): Visit {
  const inviteCode = localStorage.getItem('inviteCode');
  return inviteCode === null ? {} : { invite_code: inviteCode };
}
