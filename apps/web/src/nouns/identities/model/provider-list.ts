import type { SignInMethods } from '@reelwright/contracts';
import type { LoginProvider } from './login-attempt.ts';

export interface ListedProvider {
  provider: LoginProvider;
  name: string;
}

/** Returns the sites where users of this installation can sign in. */
export function listProviders({ google, facebook, shopify, openid }: SignInMethods): ListedProvider[] {
  return [
    ...(google ? [{ provider: 'google' as const, name: 'Google' }] : []),
    ...(facebook ? [{ provider: 'facebook' as const, name: 'Facebook' }] : []),
    ...(shopify ? [{ provider: 'shopify' as const, name: 'Shopify' }] : []),
    ...openid.map(({ id, name }) => ({ provider: `openid:${id}` as const, name })),
  ];
}

/** Whether this browser can hold and use passkeys. */
export const canUsePasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';
